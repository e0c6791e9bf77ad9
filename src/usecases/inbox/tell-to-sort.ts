import type { Db } from '~/store/database/database'
import { countMailsToSort } from '~/store/emails/inbound-mails'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'

/** Tells the team that a mail waits to be sorted, within the caller's transaction: once, until the list is empty again. */
export async function tellToSort(trx: Db, deps: Pick<Deps, 'clock' | 'agency' | 'publicUrl'>) {
  if ((await countMailsToSort(trx)) > 1) return
  await queueEmail(trx, deps, { kind: 'agency-mail-to-sort', recipient: deps.agency.email })
}
