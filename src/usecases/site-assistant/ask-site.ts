import { found } from '~/domain/found'
import type { Origin } from '~/domain/journal/actor'
import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import type { Exchange, SiteAnswer, ThreadQuestion } from '~/sites/assistant/answers/answer'
import { renderFirstPage } from '~/sites/render-site'
import type { Deps } from '../ground/deps'
import { siteHost } from '../site/site-host'
import { sitePhotos } from '../site/site-photos'
import { type AnswerDeps, answerVisitor } from './answer-visitor'
import { type AskedSite, firmOf } from './firm-of'
import { keepSiteQuestion } from './keep-site-question'
import { shownContent } from './shown-content'

type AskDeps = AnswerDeps & Pick<Deps, 'siteAssets' | 'agency' | 'encryptedFiles'>

/**
 * Answers a visitor of a client's site from what that site shows now; what it cannot answer is kept for its owner, without who asked.
 * @returns the answer, and the page that shows it for a form without a script
 * @throws Refusal not-found, too-many-requests
 */
export async function askSite(
  deps: AskDeps,
  siteId: string,
  asked: ThreadQuestion,
  by: Origin,
): Promise<{ answer: SiteAnswer; page: () => Promise<string> }> {
  const shown = await shownContent(deps, siteId)
  const answer = await answerVisitor(deps, shown, `site:${siteId}`, asked, by)
  for (const words of answer.unanswered) await keepSiteQuestion(deps, siteId, firmOf(deps, shown), words, by)
  return { answer, page: () => answeredPage(deps, siteId, shown, { ...asked, answer }) }
}

async function answeredPage(
  deps: AskDeps,
  siteId: string,
  { facts, layout }: AskedSite,
  exchange: Exchange,
): Promise<string> {
  const { day } = localMoment(deps.clock(), territoryZone(facts.address.postal_code))
  const { photos } = await sitePhotos(deps, siteId)
  const asks = found(layout.pages.find(({ sections }) => sections.some(({ kind }) => kind === 'assistant')))
  const one = { ...layout, pages: [asks, ...layout.pages.filter(page => page !== asks)] }
  const options = {
    ...{ purpose: 'published' as const, basePath: '', origin: null, host: siteHost(deps.agency) },
    ...{ assistant: true, photos, sharePicture: null, exchange },
  }
  return renderFirstPage(facts, one, day, options, deps.siteAssets)
}
