import type { Weekday } from '../facts/facts'
import type { HoursWord } from './hours-words'
import { WEEK_DAYS } from './week-days'

/** A day, days named together, or a span of them. */
export interface DayItem {
  days: Weekday[]
  range: boolean
  joinedBy: 'comma' | 'other'
}

/** « lundi, mardi et du jeudi au samedi »: what stands there, and where it ends. */
export function dayItems(words: readonly HoursWord[], start: number): { items: DayItem[]; next: number } {
  const items: DayItem[] = []
  let joinedBy: DayItem['joinedBy'] = 'other'
  let at = start
  for (;;) {
    const item = dayItem(words, at)
    items.push({ days: item.days, range: item.range, joinedBy })
    at = item.next
    const join = words[at]
    const joins = join?.is === 'and' || (join?.is === 'sign' && ',/-'.includes(join.sign))
    const after = joins ? at + 1 : at
    if (!daysAt(words, after)) return { items, next: at }
    joinedBy = join?.is === 'sign' && join.sign !== '/' ? 'comma' : 'other'
    at = after
  }
}

/** The days that a word names; null where it names none. */
export function daysAt(words: readonly HoursWord[], at: number): Weekday[] | null {
  const word = words[at]
  return word?.is === 'days' ? word.days : null
}

function dayItem(words: readonly HoursWord[], at: number) {
  const from = daysAt(words, at) ?? []
  const to = daysAt(words, at + 2) ?? []
  const [first] = from
  const [last] = to
  const spans = words[at + 1]?.is === 'to' || (isDash(words, at + 1) && !isChain(words, at))
  return spans && from.length === 1 && to.length === 1 && first && last
    ? { days: spanOf(first, last), range: true, next: at + 3 }
    : { days: from, range: false, next: at + 1 }
}

/** « mardi-mercredi-jeudi » is a list, « lundi - mardi au samedi » a day and a span. */
function isChain(words: readonly HoursWord[], at: number): boolean {
  const continued = isDash(words, at + 3) || words[at + 3]?.is === 'to'
  const begun = isDash(words, at - 1) && daysAt(words, at - 2) !== null
  return begun || (continued && daysAt(words, at + 4) !== null)
}

function isDash(words: readonly HoursWord[], at: number): boolean {
  const word = words[at]
  return word?.is === 'sign' && word.sign === '-'
}

/** « du samedi au lundi » goes over the end of the week. */
function spanOf(first: Weekday, last: Weekday): Weekday[] {
  return WEEK_DAYS.filter(day => (first <= last ? first <= day && day <= last : first <= day || day <= last))
}
