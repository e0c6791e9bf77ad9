import type { Actor } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import type { StoredLeadAccount } from '~/store/leads/lead-accounts'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'

/** Mails a client where his space is: nothing else tells him its address. */
export const welcomeClient = (
  trx: Db,
  deps: Pick<Deps, 'clock' | 'publicUrl'>,
  by: Actor,
  { id, email }: Pick<StoredLeadAccount, 'id' | 'email'>,
) =>
  queueEmail(trx, deps, {
    ...{ kind: 'lead-account-opened', recipient: email, data: { lead_account: id }, by },
  })
