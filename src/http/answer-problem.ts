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
    detail: error.detail ?? ((error.code === 'not-found' && goneFrom(routeOf(context))) || detail),
    ...(error.errors.length > 0 ? { errors: error.errors } : {}),
    ...(error.challenge ? { challenge: error.challenge } : {}),
  })
}

/** How what is not there any more is told where it was shown just now; undefined where there is nothing more to say. */
function goneFrom(route: string): string | undefined {
  if (OF_A_HOLDER.test(route)) return GONE
  return OF_THE_TEAM.test(route) ? TAKEN_AWAY : undefined
}

/** What the page of a dossier asks of it; its site has words of its own. */
const OF_A_HOLDER = /^\/api\/(company|invoice)\/\{id\}(?!\/site)/

/** A page may stand open while its dossier comes to its end, or is opened anew by a mailed link. */
const GONE =
  'Ce dossier n’est plus à cette adresse\u00a0: il a été effacé, ou un lien plus récent le remplace. «\u00a0Reprendre mon dossier\u00a0», en haut de la page, vous envoie ce lien s’il existe.'

/** What a list or a screen of the administration showed, and a colleague or its end took away. */
const OF_THE_TEAM = /^\/api\/admin\/.*\{/

const TAKEN_AWAY =
  'Cela n’existe plus ici\u00a0: quelqu’un l’a retiré entre-temps, ou l’adresse n’est pas entière.'

const routeOf = (context: Context): string => context.get('route') ?? ''

function problem(context: Context, status: ContentfulStatusCode, body: Record<string, unknown>): Response {
  context.header('Content-Type', 'application/problem+json')
  context.header('Cache-Control', 'no-store')
  return context.body(JSON.stringify({ type: 'about:blank', status, ...body }), status)
}
