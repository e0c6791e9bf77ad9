import type { Origin } from '~/domain/journal/actor'
import { withoutContacts } from '~/domain/quote-requests/masking/without-contacts'
import { LONGEST_QUESTION } from '~/domain/site/facts/facts-errors'
import { MOST_QUESTIONS } from '~/domain/site/site-question'
import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import { isAlike } from '~/sites/assistant/question/alike'
import type { Firm } from '~/sites/assistant/question/firm'
import { readFor } from '~/sites/assistant/question/question-text'
import { isRude } from '~/sites/assistant/question/rude'
import { stemsOf } from '~/sites/assistant/question/stems'
import { tradeWordsOf } from '~/sites/words/trade-words'
import { spendBudget } from '~/store/access/budgets'
import { askAgain, insertSiteQuestion, siteQuestionsOf, takeSiteQuestion } from '~/store/sites/site-questions'
import type { Deps } from '../ground/deps'
import { shareOf, spenderOf } from '../ground/keep-within-budget'

type KeepDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits'>

/**
 * Keeps what the machine of a site could not answer, for its owner to answer once: the words alone, without what names or
 * reaches who asked, beside those that ask the same. Nothing is kept of a health trade's visitors, of insults, and beyond the
 * budgets of who asks and of the site.
 */
export async function keepSiteQuestion(
  deps: KeepDeps,
  siteId: string,
  firm: Firm,
  question: string,
  by: Origin,
) {
  const text = cut(
    withoutContacts(question)
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  )
  const read = readFor(firm, text)
  if (tradeWordsOf(firm.facts).health || isRude(read) || stemsOf(read).length === 0) return
  if (!(await isWithinBudgets(deps, siteId, by))) return
  const { db, clock } = deps
  const { day } = localMoment(clock(), territoryZone(firm.facts.address.postal_code))
  const others = await siteQuestionsOf(db, siteId)
  const same = others.find(other => isAlike(readFor(firm, other.text), read))
  if (same) return askAgain(db, same, { text, last_on: day })
  await insertSiteQuestion(db, { site_id: siteId, text, times: 1, first_on: day, last_on: day })
  for (const { number } of others.slice(MOST_QUESTIONS - 1)) await takeSiteQuestion(db, siteId, number)
}

/** What is too long ends with a whole word and says that it went on. */
const cut = (text: string): string =>
  text.length <= LONGEST_QUESTION ? text : `${text.slice(0, LONGEST_QUESTION - 1).replace(/\s+\S*$/, '')}…`

async function isWithinBudgets({ db, clock, rateLimits }: KeepDeps, siteId: string, by: Origin) {
  if (!rateLimits) return true
  const own = await spendBudget(db, 'site-question', spenderOf(by.ip), clock())
  if (!own.within) return false
  return (await spendBudget(db, 'site-question-kept', shareOf(siteId, by), clock())).within
}
