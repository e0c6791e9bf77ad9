import { isOneOf } from '../closed-list'
import { departmentOf } from '../place/department'
import { type AmountName, type AnswerName, purposes, rangeEnds, trades, UNKNOWN } from './answers'

/** Whether a value is an answer to its question. */
export function acceptsAnswer(name: AnswerName, value: string): boolean {
  if (isAmount(name)) return value === UNKNOWN || /^\d{1,12}$/.test(value)
  if (name === 'code-postal') return value === UNKNOWN || departmentOf(value) !== null
  if (name === 'metier') return value === UNKNOWN || isOneOf(trades, value)
  if (name === 'projet') return isOneOf(purposes, value)
  return value === 'oui' || value === 'non' || value === UNKNOWN
}

const isAmount = (name: AnswerName): name is AmountName => name in rangeEnds
