import type { Db } from '~/store/database/database'
import { updateQuoteRequest } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'
import { judgeByRules } from './judge-by-rules'

/**
 * Applies the rules to a request whose address is proven, or cannot be: it is offered to clients, or waits for
 * a person of the team.
 * @throws Refusal not-found
 */
export async function qualifiedChange(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'qualifier'>,
  id: string,
  proven: boolean,
) {
  const now = deps.clock()
  const open = await judgeByRules(trx, deps, id, proven)
  await updateQuoteRequest(trx, id, {
    state: open ? 'open' : 'to-check',
    offered_at: open ? now : null,
    ...(proven ? { proven_at: now } : {}),
  })
}
