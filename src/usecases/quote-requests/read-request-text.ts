import { maskProject } from '~/domain/quote-requests/masking/mask-project'
import { spendBudget } from '~/store/access/budgets'
import { findQuoteRequest, keepQualifierWord } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'

/**
 * Has a program read what clients read of a request, and keeps its word beside it. It is given nothing that names
 * anybody, and its word changes nothing else: not the price, nor the zone, nor whether the request is offered.
 * @throws NeighbourAway when it does not answer, so that it is asked again later
 */
export async function readRequestText(
  { db, clock, qualifier }: Pick<Deps, 'db' | 'clock' | 'qualifier'>,
  requestId: string,
) {
  const request = await findQuoteRequest(db, requestId)
  if (!qualifier || !request?.shown_project || request.qualifier || request.purged_at) return
  if (!(await spendBudget(db, 'qualifier', { key: 'all', network: null }, clock())).within) return
  const word = await qualifier.read(request.shown_project)
  if (!word) return
  const { trade, zone, intent } = word
  const reason = maskProject(word.reason, request)
  await keepQualifierWord(db, request, JSON.stringify({ trade, zone, intent, reason }))
}
