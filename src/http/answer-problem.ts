import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Refusal } from '~/domain/refusal'
import { outageOf } from './outage'
import { refusalReplies } from './refusal-replies'
import { isUnstorable } from './reply/is-unstorable'

/** Answers a refusal, an outage or an unforeseen failure as application/problem+json (RFC 9457). */
export function answerProblem(thrown: unknown, context: Context, report: (error: unknown) => void): Response {
  const error = isUnstorable(thrown) ? new Refusal('invalid-request') : thrown
  if (!(error instanceof Refusal)) {
    report(error)
    const outage = outageOf(error)
    if (outage) {
      context.header('Retry-After', String(outage.retryAfter))
      return problem(context, outage.status, { code: outage.code, detail: outage.detail })
    }
    return problem(context, 500, {
      code: 'internal',
      detail: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
    })
  }
  if (error.cause !== undefined) report(error.cause)
  const { status, detail } = refusalReplies[error.code]
  if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter))
  return problem(context, status, {
    code: error.code,
    detail: error.detail ?? detail,
    ...(error.errors.length > 0 ? { errors: error.errors } : {}),
    ...(error.challenge ? { challenge: error.challenge } : {}),
  })
}

function problem(context: Context, status: ContentfulStatusCode, body: Record<string, unknown>): Response {
  context.header('Content-Type', 'application/problem+json')
  context.header('Cache-Control', 'no-store')
  return context.body(JSON.stringify({ type: 'about:blank', status, ...body }), status)
}
