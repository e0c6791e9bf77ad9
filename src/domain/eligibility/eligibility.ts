/**
 * Whether a French company may hope for the aid: the criteria that specification A5 states, limits
 * strict. Pure; nothing here is a decision, which belongs to the aid bodies alone.
 */
const STAFF_LIMIT = 250
const TURNOVER_LIMIT = 50_000_000
const BALANCE_SHEET_LIMIT = 43_000_000

/** `null` is « je ne sais pas »: something unknown never excludes. Amounts are whole euros. */
export interface EligibilityAnswers {
  registeredInFrance: boolean | null
  /** People who work in the company. */
  staff: number | null
  /** Of the last financial year, before tax. */
  turnover: number | null
  balanceSheet: number | null
  /** Tax and social contributions declared and paid, or covered by a payment plan. */
  upToDate: boolean | null
}

export type Criterion = 'registration' | 'staff' | 'size' | 'situation'
/** A criterion passes, fails, or cannot be told yet. */
export type Finding = 'passes' | 'fails' | 'unknown'
export type Outcome = 'eligible' | 'to-check' | 'not-eligible'

export interface Eligibility {
  outcome: Outcome
  findings: Record<Criterion, Finding>
}

/** Not eligible as soon as one criterion fails; to be checked while one is unknown. */
export function judgeEligibility(answers: EligibilityAnswers): Eligibility {
  const findings: Record<Criterion, Finding> = {
    registration: told(answers.registeredInFrance),
    staff: below(answers.staff, STAFF_LIMIT),
    size: either(below(answers.turnover, TURNOVER_LIMIT), below(answers.balanceSheet, BALANCE_SHEET_LIMIT)),
    situation: told(answers.upToDate),
  }
  const all = Object.values(findings)
  const outcome = all.includes('fails') ? 'not-eligible' : all.includes('unknown') ? 'to-check' : 'eligible'
  return { outcome, findings }
}

function told(answer: boolean | null): Finding {
  if (answer === null) return 'unknown'
  return answer ? 'passes' : 'fails'
}

function below(amount: number | null, limit: number): Finding {
  if (amount === null) return 'unknown'
  return amount < limit ? 'passes' : 'fails'
}

/** Turnover or balance sheet: one under its limit is enough, and only two failures make one. */
function either(one: Finding, other: Finding): Finding {
  if (one === 'passes' || other === 'passes') return 'passes'
  return one === 'unknown' || other === 'unknown' ? 'unknown' : 'fails'
}
