import type { EmailData } from '~/domain/email/email'
import { found } from '~/domain/found'
import type { Db } from '~/store/database/database'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'

/** Mails a client what the team decided of a contact that he contested: he is not before his space all day. @throws Refusal not-found */
export async function tellDisputeDecided(
  trx: Db,
  deps: Pick<Deps, 'publicUrl' | 'clock'>,
  data: EmailData['lead-dispute-decided'],
) {
  const { email } = found(await findLeadAccount(trx, data.lead_account))
  await queueEmail(trx, deps, { kind: 'lead-dispute-decided', recipient: email, data })
}
