import type { Context } from 'hono'
import type { Origin } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { ShownRevision } from '~/domain/site/online/published-sites'
import type { Deps } from '~/usecases/ground/deps'
import { askSite } from '~/usecases/site-assistant/ask-site'
import type { VisitCounter } from '~/usecases/site-counts/count-visits'
import { askedQuestion } from '../asked-question'
import { barePage } from './bare-page'

/** POST /_assistant of a client's site: JSON for its script, the page with the answer for a form. */
export function siteQuestion(
  deps: Deps,
  visits: Pick<VisitCounter, 'count'>,
  originOf: (context: Context) => Origin,
) {
  return async (context: Context, shown: ShownRevision): Promise<Response> => {
    context.header('Cache-Control', 'no-store')
    try {
      const { byForm, ...asked } = await askedQuestion(context)
      const { answer, page } = await askSite(deps, shown.site, asked, originOf(context))
      visits.count(shown.site, 'question', '')
      if (byForm) return context.html(await page())
      return context.json({ answer: answer.text, sources: answer.sources, kind: answer.kind })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const [status, detail] = REFUSED[error.code] ?? ([400, 'Cette question n’a pas pu être lue.'] as const)
      if (/json/i.test(context.req.header('content-type') ?? ''))
        return context.json({ detail, code: error.code }, status)
      return context.html(barePage('Pas de réponse', detail, true), status)
    }
  }
}

const REFUSED: Partial<Record<string, readonly [404 | 429, string]>> = {
  'not-found': [404, 'Ce site ne répond pas aux questions.'],
  'too-many-requests': [429, 'Trop de questions sont parties d’ici. Téléphonez plutôt.'],
}
