import { QUESTION_DAYS } from '~/domain/site/site-question'
import { daysAfter, localMoment, territoryZone } from '~/domain/site/territory-clock'
import { forgetSiteQuestions } from '~/store/sites/site-questions'
import type { DbAndClock } from '../ground/deps'

/** Forgets what machines of sites could not answer, as the page « Confidentialité » of each says. */
export async function purgeSiteQuestions({ db, clock }: DbAndClock) {
  const { day } = localMoment(clock(), territoryZone(null))
  await forgetSiteQuestions(db, daysAfter(day, -QUESTION_DAYS))
}
