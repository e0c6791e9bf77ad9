import type { quoteRequestCalls } from '~/contract/leads/quote-request'
import type { Deps } from '~/usecases/ground/deps'
import { answerQuoteDispute } from '~/usecases/quote-requests/answer-quote-dispute'
import { proveQuoteRequest, requestQuoteCode } from '~/usecases/quote-requests/prove-quote-request'
import { readQuoteRequest } from '~/usecases/quote-requests/read-quote-request'
import { submitQuoteRequest } from '~/usecases/quote-requests/submit-quote-request'
import { withdrawQuoteRequest } from '~/usecases/quote-requests/withdraw-quote-request'
import { type Handlers, proofOf } from '../../register'

/** What somebody who looks for a professional does. */
export const quoteRequestHandlers = (deps: Deps): Pick<Handlers, keyof typeof quoteRequestCalls> => ({
  submitQuoteRequest: async ({ body, by, context }) => {
    const { website, consent, ...request } = body
    return {
      request: await submitQuoteRequest(deps, by, {
        request,
        consent,
        honeypot: website ?? '',
        idempotencyKey: context.req.header('idempotency-key') ?? null,
        proof: proofOf(context),
      }),
    }
  },
  readQuoteRequest: ({ params }) => readQuoteRequest(deps, params.request),
  requestQuoteCode: async ({ params, by }) => {
    await requestQuoteCode(deps, by, params.request)
    return { sent: true }
  },
  proveQuoteRequest: async ({ params, body, by }) => {
    await proveQuoteRequest(deps, by, params.request, body.code)
    return readQuoteRequest(deps, params.request)
  },
  withdrawQuoteRequest: async ({ params, by }) => {
    await withdrawQuoteRequest(deps, by, params.request)
    return readQuoteRequest(deps, params.request)
  },
  answerQuoteDispute: async ({ params, body }) => {
    await answerQuoteDispute(deps, params.request, body.words)
    return readQuoteRequest(deps, params.request)
  },
})
