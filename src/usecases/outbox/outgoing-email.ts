import type { Dossier } from '~/store/dossiers'
import type { StoredEmail } from '~/store/emails'

/** A message of the outbox, with its dossier where that was read already. */
export type OutgoingEmail = StoredEmail & { dossier?: Dossier | undefined }
