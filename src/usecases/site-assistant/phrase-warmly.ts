import type { Origin } from '~/domain/journal/actor'
import { NeighbourAway, NeighbourPaused } from '~/domain/neighbour'
import { frenchSpaces } from '~/domain/text/french-spaces'
import { phraseAnswer } from '~/gateways/phrase-answer'
import type { AnswerKind, SiteAnswer } from '~/sites/assistant/answers/answer'
import { isSupported } from '~/sites/assistant/answers/supported-sentence'
import { spendBudget } from '~/store/access/budgets'
import type { Deps } from '../ground/deps'
import { shareOf } from '../ground/keep-within-budget'

export type PhrasingDeps = Pick<Deps, 'db' | 'clock' | 'languageModel'>

/** Answers that a model may say again; what is urgent, personal or not known stays as it is. */
const SAID_AGAIN: readonly AnswerKind[] = ['hours', 'price', 'area', 'service']

/**
 * The rules' answer in a model's words, where there is one, its sentence says no more than theirs, and the site's budget of
 * the day holds; else the rules' answer, within two seconds.
 * @param siteKey whose budget it is, of which who asks has a share
 */
export async function phraseWarmly(
  { db, clock, languageModel }: PhrasingDeps,
  siteKey: string,
  question: string,
  answer: SiteAnswer,
  by: Origin,
): Promise<SiteAnswer> {
  if (!languageModel || !SAID_AGAIN.includes(answer.kind)) return answer
  const budget = await spendBudget(db, 'assistant-phrase', shareOf(siteKey, by), clock())
  const { use } = languageModel
  if (!budget.within) {
    use.over_budget += 1
    return answer
  }
  const sentence = await phraseAnswer(languageModel, masked(question), answer.text).catch(unlessAway)
  if (sentence === undefined) return answer
  if (sentence === null || !isSupported(sentence, answer.text)) {
    use.rejected += 1
    return answer
  }
  use.said += 1
  return { ...answer, text: frenchSpaces(sentence) }
}

/** Telephones, cards and addresses of whoever asks are nobody else's. */
const masked = (question: string) => question.replace(/\S+@\S+|\d(?:[\s.-]?\d){4,}/g, '…')

function unlessAway(error: unknown): undefined {
  if (error instanceof NeighbourAway || error instanceof NeighbourPaused) return undefined
  throw error
}
