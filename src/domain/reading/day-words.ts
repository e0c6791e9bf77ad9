import { LOOK_ALIKES } from './company-numbers'
import { editDistance } from './edit-distance'

/** Letters that recognition takes for digits, as these; « 1er » is 1. */
export const asDigits = (text: string) =>
  /^[1IL] ?E/.test(text) ? '1' : text.replace(/[A-Z]/g, letter => LOOK_ALIKES[letter] ?? letter)

const MONTHS: readonly (readonly string[])[] = [
  ['JANVIER', 'JANV'],
  ['FEVRIER', 'FEVR', 'FEV'],
  ['MARS'],
  ['AVRIL', 'AVR'],
  ['MAI'],
  ['JUIN'],
  ['JUILLET', 'JUIL'],
  ['AOUT'],
  ['SEPTEMBRE', 'SEPT'],
  ['OCTOBRE', 'OCT'],
  ['NOVEMBRE', 'NOV'],
  ['DECEMBRE', 'DEC'],
]

/** 1 to 12, a misread letter or two allowed where that leaves no doubt; 0 when it is no month. */
export function monthOf(word: string): number {
  const name = alike(word)
  const exact = MONTHS.findIndex(names => names.some(one => alike(one) === name))
  if (exact >= 0) return exact + 1
  const limit = name.length >= 6 ? 2 : name.length >= 4 ? 1 : 0
  const near = MONTHS.map(([full = '']) => editDistance(alike(full), name, limit))
  const least = Math.min(...near)
  if (least > limit || near.filter(one => one === least).length > 1) return 0
  return near.indexOf(least) + 1
}

/** A word in which signs that recognition takes for one another are the same. */
export const alike = (word: string) => word.replace(/[1L]/g, 'I').replace(/0/g, 'O').replace(/RN/g, 'M')

/** `2026-03-31`; null for a day that no calendar has, or outside 1900 to 2099. @param month 1 to 12 */
export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2100
  return real ? date.toISOString().slice(0, 10) : null
}
