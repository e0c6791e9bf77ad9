import type { clientQuoteRequestCalls } from '~/contract/leads/client-quote-requests'
import type { Deps } from '~/usecases/ground/deps'
import { disputeQuoteRequest } from '~/usecases/quote-requests/dispute-quote-request'
import {
  listOfferedRequests,
  listUnlockedRequests,
  readUnlockedRequest,
} from '~/usecases/quote-requests/read-requests-for-client'
import { unlockQuoteRequest } from '~/usecases/quote-requests/unlock-quote-request'
import { clientOf } from '../../client-guard'
import type { Handlers } from '../../register'

/** Quote requests as a client meets them: each call reads whose it is from the cookie. */
export const clientQuoteRequestHandlers = (
  deps: Deps,
): Pick<Handlers, keyof typeof clientQuoteRequestCalls> => ({
  offeredQuoteRequests: ({ context }) => listOfferedRequests(deps, clientOf(context)),
  unlockedQuoteRequests: ({ query, context }) =>
    listUnlockedRequests(deps, clientOf(context), { limit: query.limit, cursor: query.cursor ?? null }),
  unlockQuoteRequest: async ({ params, by, context }) => {
    const accountId = clientOf(context)
    await unlockQuoteRequest(deps, by, { accountId, requestId: params.request })
    return readUnlockedRequest(deps, accountId, params.request)
  },
  disputeQuoteRequest: async ({ params, body, by, context }) => {
    const accountId = clientOf(context)
    await disputeQuoteRequest(deps, by, { accountId, requestId: params.request }, body)
    return readUnlockedRequest(deps, accountId, params.request)
  },
})
