import type { Aid } from '~/domain/aids/aid'
import { type AidState, aidStateOf } from '~/domain/aids/aid-state'
import { type AidVerdict, judgeAid } from '~/domain/aids/judge-aid'
import type { SimulatorAnswers } from '~/domain/eligibility/answers'
import type { Outcome } from '~/domain/eligibility/eligibility'
import { parisDay } from '~/domain/text/french'
import { listPublishedAids } from '~/store/aids'
import type { Deps } from '../deps'

export interface JudgedAid extends AidVerdict {
  aid: Aid
  state: AidState
}

/**
 * Every aid of the catalogue that has not ended, judged by the answers: those that may apply first, the nearest
 * territory first among them, those that are closed last.
 */
export async function readAids(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  answers: SimulatorAnswers,
): Promise<JudgedAid[]> {
  const today = parisDay(clock())
  const aids = await listPublishedAids(db)
  return aids
    .map(aid => ({ aid, state: aidStateOf(aid, today), ...judgeAid(aid, answers, today) }))
    .filter(({ state }) => state !== 'ended')
    .sort((one, other) => rank(one) - rank(other) || one.aid.name.localeCompare(other.aid.name, 'fr'))
}

const order: Outcome[] = ['eligible', 'to-check', 'not-eligible']
const rank = ({ outcome, state }: JudgedAid) => order.indexOf(outcome) + (state === 'closed' ? 10 : 0)
