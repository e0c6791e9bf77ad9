import type { PaperFlaw } from '~/domain/statements/paper-flaw'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'
import { queueEmail } from './queue-email'

/** What a message lists; the command tells them all. */
const LISTED = 20

/** Tells the agency what is not as it was sealed or received, within the caller's transaction; nothing where all is. */
export async function tellFlaws(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'agency' | 'publicUrl'>,
  flaws: readonly PaperFlaw[],
) {
  if (flaws.length === 0) return
  await queueEmail(trx, deps, {
    kind: 'agency-papers-flawed',
    recipient: deps.agency.email,
    data: { flaws: flaws.slice(0, LISTED), count: flaws.length },
  })
}
