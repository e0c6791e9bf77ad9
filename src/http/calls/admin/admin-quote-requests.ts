import type { adminQuoteRequestCalls } from '~/contract/admin/admin-quote-requests'
import type { Deps } from '~/usecases/ground/deps'
import { checkQuoteRequest } from '~/usecases/quote-requests/check-quote-request'
import { correctQuoteRequest } from '~/usecases/quote-requests/correct-quote-request'
import { decideQuoteDispute } from '~/usecases/quote-requests/dispute-quote-request'
import {
  listQuoteDisputes,
  listRequestsForTeam,
  readRequestForTeam,
} from '~/usecases/quote-requests/read-requests-for-team'
import { eraseQuoteAsker } from '~/usecases/retention/erase-quote-asker'
import type { Handlers } from '../../register'

/** Quote requests as the team meets them. */
export const adminQuoteRequestHandlers = (
  deps: Deps,
): Pick<Handlers, keyof typeof adminQuoteRequestCalls> => ({
  leadQuoteRequests: ({ query }) => listRequestsForTeam(deps, { ...query, cursor: query.cursor ?? null }),
  leadQuoteRequest: ({ params }) => readRequestForTeam(deps, params.request),
  checkQuoteRequest: async ({ params, body, by }) => {
    await checkQuoteRequest(deps, by, params.request, body.offered)
    return readRequestForTeam(deps, params.request)
  },
  correctQuoteRequest: async ({ params, body: { instead_of, ...typed }, by }) => {
    await correctQuoteRequest(deps, by, params.request, typed, instead_of)
    return readRequestForTeam(deps, params.request)
  },
  eraseQuoteRequest: ({ params, by }) => eraseQuoteAsker(deps, by, params.request),
  quoteDisputes: () => listQuoteDisputes(deps),
  decideQuoteDispute: ({ params, body, by }) => decideQuoteDispute(deps, by, params.request, body),
})
