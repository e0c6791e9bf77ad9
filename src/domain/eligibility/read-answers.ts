import { isOneOf } from '../closed-list'
import { departmentOf } from '../place/department'
import {
  type AmountName,
  type AnswerWords,
  purposes,
  type Range,
  rangeEnds,
  type SimulatorAnswers,
  trades,
} from './answers'

/** What the rules judge; a value that is no answer counts as unknown. */
export function readAnswers(words: AnswerWords): SimulatorAnswers {
  const { metier, projet } = words
  return {
    registeredInFrance: yesNo(words.france),
    department: words['code-postal'] ? departmentOf(words['code-postal']) : null,
    staff: range('effectif', words),
    turnover: range('chiffre-affaires', words),
    balanceSheet: range('bilan', words),
    upToDate: yesNo(words.situation),
    trade: metier !== undefined && isOneOf(trades, metier) ? metier : null,
    purpose: projet !== undefined && isOneOf(purposes, projet) ? projet : null,
  }
}

function yesNo(value: string | undefined): boolean | null {
  if (value === 'oui') return true
  return value === 'non' ? false : null
}

function range(name: AmountName, words: AnswerWords): Range | null {
  const value = words[name]
  if (value === undefined || !/^\d{1,12}$/.test(value)) return null
  const amount = Number(value)
  const ends: readonly number[] = rangeEnds[name]
  const at = ends.indexOf(amount)
  if (at === -1) return { least: amount, most: amount }
  if (at === ends.length - 1) return { least: amount, most: Number.MAX_SAFE_INTEGER }
  return { least: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, most: amount }
}
