import { randomId } from '~/domain/access/random-id'
import type { Db } from '~/store/database'
import { queueEmail as insertEmail } from '~/store/emails'
import type { Deps } from '../deps'

/** The messages of DECISIONS.md section 6. */
export type EmailKind =
  | 'dossier-received'
  | 'agency-dossier-received'
  | 'resume-link'
  | 'international-received'
  | 'agency-international-received'
  | 'pieces-requested'
  | 'dossier-accepted'
  | 'dossier-refused'
  | 'retention-notice'
  | 'agency-retention-due'
  | 'registration-retention-notice'
  | 'agency-papers-flawed'

/** Puts a message in the outbox within the caller's transaction; its Message-ID is stable over retries. */
export async function queueEmail(
  trx: Db,
  { publicUrl, clock }: Pick<Deps, 'publicUrl' | 'clock'>,
  email: {
    kind: EmailKind
    recipient: string
    /** What it is about: it goes when that goes. */
    dossier_id?: string | null
    registration_id?: string | null
    data?: Record<string, unknown>
    runAt?: Date
  },
) {
  const { runAt, dossier_id = null, registration_id = null, ...row } = email
  const id = randomId()
  await insertEmail(
    trx,
    {
      ...row,
      dossier_id,
      registration_id,
      id,
      message_id: `<${id}@${new URL(publicUrl).hostname}>`,
      created_at: clock(),
    },
    runAt,
  )
}
