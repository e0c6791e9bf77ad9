import type { Origin } from '~/domain/journal/actor'
import type { SiteFacts } from '~/domain/site/facts'
import type { SiteLayout } from '~/domain/site/layout'
import type { Firm, SiteAnswer } from '~/sites/assistant/answer'
import { answerQuestion } from '~/sites/assistant/answer-question'
import type { Deps } from '../ground/deps'
import { keepWithinBudget } from '../ground/keep-within-budget'
import { phraseWarmly } from './phrase-warmly'

/** What the machine of a site is asked with. */
export type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'atlas' | 'languageModel'>

/** What a site is, as far as its machine answers from it; handed in as the same object, it is read once. */
export interface AskedSite {
  facts: SiteFacts
  layout: SiteLayout
}

/**
 * What the machine of a site answers a visitor: from the facts and texts that are published, and nothing else. Nothing of
 * the question is kept.
 * @param siteKey what the site is known by, whose budget of a model's sentences it is
 * @throws Refusal too-many-requests
 */
export async function answerVisitor(
  deps: AnswerDeps,
  site: AskedSite,
  siteKey: string,
  question: string,
  by: Origin,
): Promise<SiteAnswer> {
  await keepWithinBudget(deps, 'assistant-question', by, null)
  const answer = answerQuestion(firmOf(deps, site), question, deps.clock())
  return phraseWarmly(deps, siteKey, question, answer)
}

const firms = new WeakMap<AskedSite, Firm>()

/** The same firm for the same site: what is indexed of it is kept with it. */
function firmOf({ atlas }: Pick<Deps, 'atlas'>, site: AskedSite): Firm {
  const known = firms.get(site)
  if (known) return known
  const firm = { facts: site.facts, layout: site.layout, places: atlas.places }
  firms.set(site, firm)
  return firm
}
