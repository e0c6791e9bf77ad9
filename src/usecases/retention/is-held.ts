import { beforeErasure } from '~/domain/dossier/erasure'
import type { Db } from '~/store/database/database'
import { readLife } from '~/store/dossiers/dossier-life'
import type { Dossier } from '~/store/dossiers/dossiers'

/** A person decides before it goes: it is put to the administrator, and never purged. */
export const isHeld = async (db: Db, dossier: Dossier, now: Date) =>
  beforeErasure(await readLife(db, dossier, now)) === 'decide-first'
