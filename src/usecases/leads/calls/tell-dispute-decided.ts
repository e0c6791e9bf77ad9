import type { EmailData } from '~/domain/email/email'
import { found } from '~/domain/found'
import type { Db } from '~/store/database/database'
import type { StoredCall } from '~/store/leads/calls'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import type { Deps } from '../../ground/deps'
import { queueEmail } from '../../outbox/queue-email'

/** Mails a client what the team decided of a contact that he contested: he is not before his space all day. @throws Refusal not-found */
export async function tellDisputeDecided(
  trx: Db,
  deps: Pick<Deps, 'publicUrl' | 'clock'>,
  data: EmailData['lead-dispute-decided'],
) {
  const { email } = found(await findLeadAccount(trx, data.lead_account))
  await queueEmail(trx, deps, { kind: 'lead-dispute-decided', recipient: email, data })
}

/** The same of a call. */
export const tellCallDisputeDecided = (
  trx: Db,
  deps: Pick<Deps, 'publicUrl' | 'clock'>,
  { account_id, started_at, net_cents, vat_cents }: StoredCall,
  { credited, sentence }: Pick<EmailData['lead-dispute-decided'], 'credited' | 'sentence'>,
) =>
  tellDisputeDecided(trx, deps, {
    ...{ lead_account: String(account_id), contact: 'call', sentence, credited },
    ...{ at: started_at?.toISOString() ?? null, amount_cents: net_cents + vat_cents },
  })
