import { randomId } from '~/domain/access/random-id'
import type { Email } from '~/domain/email/email'
import type { Actor } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { queueEmail as insertEmail, type NewEmail } from '~/store/emails/emails'
import type { Deps } from '../ground/deps'
import { whoseTurn } from '../ground/whose-turn'

interface About {
  /** What it is about: it goes when that goes. */
  dossier_id?: string | null
  registration_id?: string | null
  quote_request_id?: string | null
  /** Who brought it: its messages take turns with those of others. Nobody's wait for no turn. */
  by?: Actor
}

type ToSend = Email & About & { recipient: string }
type ToAgency = Extract<Email, { kind: `agency-${string}` }> & About

/** Puts a message in the outbox within the caller's transaction; its Message-ID is stable over retries. @returns its id */
export async function queueEmail(
  trx: Db,
  deps: Pick<Deps, 'publicUrl' | 'clock'>,
  { runAt, ...email }: ToSend & { runAt?: Date },
) {
  const row = newEmail(deps, email)
  await insertEmail(trx, row, runAt)
  return row.id
}

/** The same to the agency itself. */
export const queueToAgency = (
  trx: Db,
  deps: Pick<Deps, 'publicUrl' | 'clock' | 'agency'>,
  email: ToAgency & { runAt?: Date },
) => queueEmail(trx, deps, { ...email, recipient: deps.agency.email })

/** The same for whoever writes it with other rows. */
export function newEmail(
  { publicUrl, clock }: Pick<Deps, 'publicUrl' | 'clock'>,
  { dossier_id = null, registration_id = null, quote_request_id = null, by, ...row }: ToSend,
): NewEmail {
  const id = randomId()
  return {
    ...row,
    dossier_id,
    registration_id,
    quote_request_id,
    id,
    message_id: `<${id}@${new URL(publicUrl).hostname}>`,
    created_at: clock(),
    whose: by ? whoseTurn(by) : null,
  }
}
