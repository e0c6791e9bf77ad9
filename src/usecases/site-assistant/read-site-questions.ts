import { found } from '~/domain/found'
import { answerQuestion } from '~/sites/assistant/answer-question'
import { tradeWordsOf } from '~/sites/words/trade-words'
import { siteQuestionsOf, takeSiteQuestion } from '~/store/sites/site-questions'
import type { Deps } from '../ground/deps'
import { provenSite } from '../site/proven-site'
import type { SiteAt, SiteDeps } from '../site/site-at'
import { siteContent } from '../site/site-content'
import { firmOf } from './firm-of'
import { shownContent } from './shown-content'

export type QuestionsDeps = SiteDeps & Pick<Deps, 'atlas'>

/**
 * « Questions sans réponse »: what the machine of a site could not answer and cannot answer now, what was asked most first.
 * @throws Refusal not-found, address-unproven
 */
export async function readSiteQuestions(deps: QuestionsDeps, at: SiteAt) {
  const site = await provenSite(deps, at)
  if (!site) return { questions: [], kept: true }
  const { facts } = await siteContent(deps, { site: site.id }, site)
  const kept = !tradeWordsOf(facts).health
  if (site.published_revision === null) return { questions: [], kept }
  const firm = firmOf(deps, await shownContent(deps, site.id))
  const questions = await siteQuestionsOf(deps.db, site.id)
  return {
    questions: questions
      .filter(({ text }) => answerQuestion(firm, text, deps.clock()).kind === 'unknown')
      .map(({ site_id: _, ...question }) => question),
    kept,
  }
}

/** Takes a question off the list without an answer; a second time changes nothing. @throws Refusal not-found, address-unproven */
export async function leaveSiteQuestion(deps: QuestionsDeps, at: SiteAt, number: number) {
  const site = found(await provenSite(deps, at))
  await takeSiteQuestion(deps.db, site.id, number)
  return readSiteQuestions(deps, at)
}
