import { randomId } from '~/domain/access/random-id'
import type { Email } from '~/domain/email/email'
import type { Db } from '~/store/database'
import { queueEmail as insertEmail } from '~/store/emails'
import type { Deps } from '../deps'

/** Puts a message in the outbox within the caller's transaction; its Message-ID is stable over retries. @returns its id */
export async function queueEmail(
  trx: Db,
  { publicUrl, clock }: Pick<Deps, 'publicUrl' | 'clock'>,
  email: Email & {
    recipient: string
    /** What it is about: it goes when that goes. */
    dossier_id?: string | null
    registration_id?: string | null
    quote_request_id?: string | null
    runAt?: Date
  },
) {
  const { runAt, dossier_id = null, registration_id = null, quote_request_id = null, ...row } = email
  const id = randomId()
  await insertEmail(
    trx,
    {
      ...row,
      dossier_id,
      registration_id,
      quote_request_id,
      id,
      message_id: `<${id}@${new URL(publicUrl).hostname}>`,
      created_at: clock(),
    },
    runAt,
  )
  return id
}
