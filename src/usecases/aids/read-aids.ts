import type { Aid } from '~/domain/aids/aid'
import { type AidState, saidOn } from '~/domain/aids/aid-state'
import { type AidVerdict, judgeAid } from '~/domain/aids/judge-aid'
import type { SimulatorAnswers } from '~/domain/eligibility/answers'
import type { Outcome } from '~/domain/eligibility/eligibility'
import { parisDay } from '~/domain/text/french'
import { listPublishedAids } from '~/store/aids/aids'
import type { DbAndClock } from '../ground/deps'

export interface JudgedAid extends AidVerdict {
  aid: Aid
  state: AidState
}

/**
 * Every aid of the catalogue that has not ended, as it may be told today, judged by the answers: grants that may apply
 * first, then loans and advice, those that are closed last.
 */
export async function readAids({ db, clock }: DbAndClock, answers: SimulatorAnswers): Promise<JudgedAid[]> {
  const today = parisDay(clock())
  const aids = await listPublishedAids(db)
  return aids
    .map(aid => ({ ...saidOn(aid, today), ...judgeAid(aid, answers, today) }))
    .filter(({ state }) => state !== 'ended')
    .sort((one, other) => rank(one) - rank(other) || one.aid.name.localeCompare(other.aid.name, 'fr'))
}

const order: Outcome[] = ['eligible', 'to-check', 'not-eligible']
/** Loans and advice pay no site: they come after the grants that may. */
const rank = ({ aid, outcome, state }: JudgedAid) => {
  if (state === 'closed') return 20
  return outcome === 'not-eligible' ? 10 : order.indexOf(outcome) + (aid.kind === 'subvention' ? 0 : 5)
}
