import { beforeErasure } from '~/domain/dossier/erasure'
import { type Dossier, lifeOf } from '~/store/dossiers'

/** A person decides before it goes: it is put to the administrator, and never purged. */
export const isHeld = (dossier: Dossier) => beforeErasure(lifeOf(dossier)) === 'decide-first'
