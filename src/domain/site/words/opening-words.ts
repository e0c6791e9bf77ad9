import { dayName } from '../../text/day-names'
import { capital } from '../../text/french'
import type { Appointment, OpeningHours, SiteFacts, Weekday } from '../facts/facts'
import { WEEK_DAYS } from '../hours/week-days'

/** One line of the table of hours: « Lundi au vendredi », « 9 h – 12 h » and « 14 h – 18 h »; no range: closed. */
interface OpeningLine {
  days: string
  ranges: string[]
}

/** The week in as few lines as say it: days that follow one another and have the same hours share one. Empty without hours. */
export function openingLines({ hours }: Pick<SiteFacts, 'hours'>): OpeningLine[] {
  if (hours.length === 0) return []
  const week = WEEK_DAYS.map(day => ({ day, ranges: dayRanges(hours, day) }))
  const runs: { days: Weekday[]; ranges: string[] }[] = []
  for (const { day, ranges } of week) {
    const last = runs.at(-1)
    if (last && last.ranges.join() === ranges.join()) last.days.push(day)
    else runs.push({ days: [day], ranges })
  }
  // Open days first, as they come; then one line for all that are shut.
  const open = runs.filter(({ ranges }) => ranges.length > 0)
  const shut = roundTheWeek(runs.filter(({ ranges }) => ranges.length === 0).map(({ days }) => days))
  const lines = open.map(({ days, ranges }) => ({ days: capital(daysInWords(days)), ranges }))
  if (shut.length === 0) return lines
  return [...lines, { days: capital(shut.map(daysInWords).join(', ')), ranges: [] }]
}

/** « Dimanche, lundi » rather than the other way round: a rest that begins with a week ends the one before. */
function roundTheWeek(runs: Weekday[][]): Weekday[][] {
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last || first === last || first[0] !== 1 || last.at(-1) !== 7) return runs
  return [...runs.slice(1, -1), [...last, ...first]]
}

/** « Mardi – samedi »: the days that are open, where they follow one another; null otherwise. */
export function openDays({ hours }: Pick<SiteFacts, 'hours'>): string | null {
  const open = WEEK_DAYS.filter(day => hours.some(({ days }) => days.includes(day)))
  const [first, last] = [open[0], open.at(-1)]
  if (first === undefined || last === undefined || last - first + 1 !== open.length) return null
  if (open.length === 7) return 'Tous les jours'
  return capital(open.length === 1 ? dayName(first) : `${dayName(first)} – ${dayName(last)}`)
}

/** What is said of public holidays, under the hours. */
export function holidayWords({
  hours,
  public_holidays,
}: Pick<SiteFacts, 'hours' | 'public_holidays'>): string | null {
  if (public_holidays === 'open') return 'Ouvert les jours fériés.'
  if (public_holidays === 'closed') return 'Fermé les jours fériés.'
  return hours.length > 0 ? 'Jours fériés\u00a0: à confirmer.' : null
}

/** « 09:30 » → « 9 h 30 », held together. */
export function clockWords(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  const said = `${Number(hour)}\u00a0h`
  return Number(minute) === 0 ? said : `${said}\u00a0${minute}`
}

/** « 9 h – 12 h » and « l’après-midi sur rendez-vous » of a day; none: it is shut. */
export function dayRanges(hours: readonly OpeningHours[], day: Weekday): string[] {
  return hours
    .filter(({ days }) => days.includes(day))
    .sort((a, b) => Number(isAllDay(a)) - Number(isAllDay(b)) || a.opens.localeCompare(b.opens))
    .map((row, at) => (isAllDay(row) && at > 0 ? `le reste du temps ${BY_APPOINTMENT}` : rangeWords(row)))
}

const isAllDay = ({ appointment }: OpeningHours) => appointment === 'day'

const BY_APPOINTMENT = 'sur rendez-vous'

/** « Le matin », as one says when one comes by appointment. */
export const APPOINTMENT_WORDS: Record<Appointment, string> = {
  hours: 'à ces heures',
  day: 'toute la journée',
  morning: 'le matin',
  noon: 'le midi',
  afternoon: 'l’après-midi',
  evening: 'le soir',
}

function rangeWords({ opens, closes, appointment }: Omit<OpeningHours, 'days'>): string {
  if (appointment === 'day') return BY_APPOINTMENT
  if (appointment && appointment !== 'hours') return `${APPOINTMENT_WORDS[appointment]} ${BY_APPOINTMENT}`
  const range = opens === closes ? '24\u00a0h sur 24' : `${clockWords(opens)} – ${clockWords(closes)}`
  return appointment ? `${range} ${BY_APPOINTMENT}` : range
}

function daysInWords(days: Weekday[]): string {
  const names = days.map(dayName)
  if (names.length === 7) return 'tous les jours'
  return names.length > 2 ? `${names[0]} au ${names.at(-1)}` : names.join(', ')
}
