import type { Dossier } from '~/store/dossiers/dossiers'
import type { StoredEmail } from '~/store/emails/emails'

/** A message of the outbox, with its dossier where that was read already. */
export type OutgoingEmail = StoredEmail & { dossier?: Dossier | undefined }
