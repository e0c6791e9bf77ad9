import type { PaperFlaw } from '~/domain/statements/paper-flaw'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'
import { queueToAgency } from './queue-email'

/** What a message lists; the command tells them all. */
const LISTED = 20

/** Tells the agency what is not as it was sealed or received, within the caller's transaction; nothing where all is. */
export async function tellFlaws(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'agency' | 'publicUrl'>,
  flaws: readonly PaperFlaw[],
) {
  if (flaws.length === 0) return
  await queueToAgency(trx, deps, {
    kind: 'agency-papers-flawed',
    data: { flaws: flaws.slice(0, LISTED), count: flaws.length },
  })
}
