import type { Origin } from '~/domain/journal/actor'
import { answerQuestion } from '~/sites/assistant/answer-question'
import type { SiteAnswer, ThreadQuestion } from '~/sites/assistant/answers/answer'
import type { Deps } from '../ground/deps'
import { keepWithinBudget } from '../ground/keep-within-budget'
import { type AskedSite, firmOf } from './firm-of'
import { phraseWarmly } from './phrase-warmly'

/** What the machine of a site is asked with. */
export type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'atlas' | 'languageModel'>

/**
 * What the machine of a site answers a visitor: from the facts and texts that are published, and nothing else.
 * @param siteKey what the site is known by, whose budget of a model's sentences it is
 * @throws Refusal too-many-requests
 */
export async function answerVisitor(
  deps: AnswerDeps,
  site: AskedSite,
  siteKey: string,
  { question, before }: ThreadQuestion,
  by: Origin,
): Promise<SiteAnswer> {
  await keepWithinBudget(deps, 'assistant-question', by, null)
  const answer = answerQuestion(firmOf(deps, site), question, deps.clock(), before)
  return phraseWarmly(deps, siteKey, question, answer, by)
}
