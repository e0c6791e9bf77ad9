import type { AnswerName, SimulatorAnswers } from '../eligibility/answers'
import type { Finding, Outcome } from '../eligibility/eligibility'
import type { Aid } from './aid'
import { aidStateOf } from './aid-state'
import { judgeRule } from './judge-rule'

/** One condition as the answers meet it, and the questions that would settle it. */
export interface Reason {
  says: string
  finding: Finding
  missing: AnswerName[]
}

/** What a verdict hangs on. */
type Judged = Pick<Aid, 'departments' | 'territory' | 'conditions' | 'status' | 'checked_on' | 'ends_on'>

export interface AidVerdict {
  outcome: Outcome
  because: Reason[]
}

/**
 * Whether a firm may hope for an aid. One condition that fails says no; while one is unknown, or the aid itself is to be
 * checked again, the outcome is `to-check`. Nothing unknown ever says no.
 * @param today in Paris, `2026-11-22`
 */
export function judgeAid(aid: Judged, answers: SimulatorAnswers, today: string): AidVerdict {
  const because = [
    stateReason(aid, today),
    territoryReason(aid, answers),
    ...conditionReasons(aid, answers),
  ].filter(reason => reason !== null)
  const findings = because.map(({ finding }) => finding)
  if (findings.includes('fails')) return { outcome: 'not-eligible', because }
  return { outcome: findings.includes('unknown') ? 'to-check' : 'eligible', because }
}

function stateReason(aid: Judged, today: string): Reason | null {
  const state = aidStateOf(aid, today)
  if (state === 'open') return null
  if (state === 'to-check')
    return { says: 'L’aide est toujours ouverte, aux mêmes conditions.', finding: 'unknown', missing: [] }
  if (state === 'suspended')
    return { says: 'Les demandes, suspendues, sont de nouveau reçues.', finding: 'unknown', missing: [] }
  return { says: 'L’aide est encore ouverte.', finding: 'fails', missing: [] }
}

function territoryReason({ departments, territory }: Judged, answers: SimulatorAnswers): Reason | null {
  if (departments.length === 0) return null
  const rule = { 'une de ces conditions': departments.map(code => `département = '${code}'`) }
  return reasonOf({ says: `L’établissement est sur le territoire\u00a0: ${territory}.`, rule }, answers)
}

const conditionReasons = ({ conditions }: Judged, answers: SimulatorAnswers) =>
  conditions.map(condition => reasonOf(condition, answers))

function reasonOf({ says, rule }: Aid['conditions'][number], answers: SimulatorAnswers): Reason {
  if (rule === undefined || rule === null) return { says, finding: 'unknown', missing: [] }
  const result = judgeRule(rule, answers)
  if (result.value === null) return { says, finding: 'unknown', missing: result.missing }
  return { says, finding: result.value ? 'passes' : 'fails', missing: [] }
}
