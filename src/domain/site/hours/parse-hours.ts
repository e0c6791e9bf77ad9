import type { OpeningHours, Weekday } from '../facts/facts'
import { dayItems } from './day-items'
import { isPartOf } from './day-part'
import { hoursClause } from './hours-clause'
import { hoursWords } from './hours-words'
import type { HoursClause } from './said-hours'
import { overlap, rowsOf, type Stretch } from './week'

/** What was understood of a text about opening hours; the owner confirms the rows. */
export interface ParsedHours {
  rows: OpeningHours[]
  /** True where it is said; null where nothing is. */
  by_appointment: boolean | null
  public_holidays: 'open' | 'closed' | null
  /** Lines, or what of them is of other days, as they were typed, that have no sense or more than one. */
  asked: string[]
}

/** Opening hours as owners write them, line by line; of one that is not understood whole only other days give rows. */
export function parseHours(text: string): ParsedHours {
  const lines = linesOf(text).flatMap(readLine)
  while (dropContradiction(lines)) {
    // Each turn takes the sense of at least one line away.
  }
  const clauses = lines.flatMap(({ said }) => (said ? [said] : []))
  const rows = rowsOf(weekOf(clauses))
  const all = rows.length > 0 && rows.every(({ appointment }) => appointment)
  return {
    // What is so of all hours is said once.
    rows: rows.map(({ appointment, ...row }) =>
      appointment && !(all && appointment === 'hours') ? { ...row, appointment } : row,
    ),
    by_appointment: all || clauses.some(({ by_appointment }) => by_appointment) || null,
    public_holidays: clauses.map(clause => clause.public_holidays).find(Boolean) ?? null,
    asked: lines.filter(({ said }) => said === null).map(({ line }) => line),
  }
}

/** « Midi et soir », « 7j/7 »: days or parts of the day, and nothing but the hours is missing. */
export function lacksHours(line: string): boolean {
  const said = hoursWords(line).map(({ is }) => is)
  return (
    (said.includes('days') || said.includes('part')) &&
    said.every(is => ['days', 'part', 'sign', 'to', 'and', 'open'].includes(is))
  )
}

interface ReadLine {
  line: string
  said: HoursClause | null
}

/** New lines, semicolons, bars and full stops part sentences; the stop of « lun. » does not. */
const linesOf = (text: string) =>
  text
    .split(/[\r\n;|]+|(?<!\b(?:lu|lun|ma|mar|me|mer|merc|je|jeu|ve|ven|vend|sa|sam|di|dim))\.(?:\s+|$)/iu)
    .map(line => line.trim())
    .filter(line => line !== '')

function readLine(line: string): ReadLine[] {
  const said = understood(line)
  return said ? [{ line, said }] : (parted(line) ?? [{ line, said }])
}

/** « du lundi au vendredi 9h-18h, samedi matin sur rendez-vous »: what is understood, and the days that are not. */
function parted(line: string): ReadLine[] | null {
  const cuts = [...line.matchAll(BEFORE_DAYS)].map(({ index, 0: gap }): [string, string] => [
    line.slice(0, index),
    line.slice(index + gap.length).replace(/\)$/, ''),
  ])
  if (cuts.length > MOST_CUTS) return null
  for (const [whole, apart] of [...cuts].reverse().concat(cuts.map(([head, tail]) => [tail, head]))) {
    const said = understood(whole)
    const other = understood(apart)
    // Of which of the hours is the appointment?
    if (!said || [said, other].some(ofHours)) continue
    if (isOfOtherDays(apart, said))
      return [
        { line: whole, said },
        { line: apart, said: other },
      ]
  }
  return null
}

/** A week told twice over has as many; each takes the whole line to be read again, and « lun, » five hundred times took seconds. */
const MOST_CUTS = 20

const ofHours = (clause: HoursClause | null) =>
  clause?.by_appointment ||
  clause?.hours.some(({ stretches }) => stretches.some(({ appointment }) => appointment === 'hours'))

const BEFORE_DAYS = /[\s,(]+(?:et\s+)?(?=(?:(?:les?|du)\s+)?(?:lu|ma|me|je|ve|sa|di|week))/giu

/** Days, then hours or an appointment, and no word more: « de mai à septembre » might be said of the whole line. */
function isOfOtherDays(text: string, { hours, closed }: HoursClause): boolean {
  const words = hoursWords(text)
  if (words[0]?.is !== 'days') return false
  const { items, next } = dayItems(words, 0)
  const told = [...closed, ...hours.flatMap(({ days }) => days)]
  const rest = words.slice(next).map(({ is }) => is)
  return (
    !items.some(({ days }) => days.some(day => told.includes(day))) &&
    rest.every(is => ['sign', 'part', 'to', 'time', 'appointment'].includes(is)) &&
    rest.some(is => is === 'time' || is === 'appointment') &&
    rest.at(-1) !== 'to'
  )
}

function understood(line: string): HoursClause | null {
  const clause = hoursClause(hoursWords(line))
  const says =
    clause &&
    (clause.hours.length > 0 ||
      clause.closed.length > 0 ||
      clause.closedParts.length > 0 ||
      clause.pauses.length > 0 ||
      clause.by_appointment ||
      clause.public_holidays)
  return says ? clause : null
}

/** Lines that say two things of one day, or close what was never open, are asked together. */
function dropContradiction(lines: ReadLine[]): boolean {
  const wrong = lines.filter(({ said }) => said && contradicts(said, lines))
  for (const line of wrong) line.said = null
  return wrong.length > 0
}

function contradicts(said: HoursClause, lines: readonly ReadLine[]): boolean {
  const all = lines.flatMap(({ said: other }) => other?.hours ?? [])
  const saidOf = (day: Weekday) => all.filter(({ days }) => days.includes(day))
  const stretchesOf = (day: Weekday) => saidOf(day).flatMap(one => one.stretches)
  const twice = said.hours.some(({ days }) =>
    days.some(
      day =>
        anyOverlap(stretchesOf(day)) ||
        // Hours, and on another line the whole day by appointment.
        (saidOf(day).length > 1 && saidOf(day).some(one => one.stretches.every(isWholeDay))),
    ),
  )
  const unmatched = said.closedParts.some(({ days, part }) =>
    days.some(day => !stretchesOf(day).some(one => isPartOf(one, part))),
  )
  // What a half-understood closing leaves open would be a guess.
  const closings = lines.flatMap(({ said: other }) => other?.closedParts ?? [])
  const halfClosed = closings.some(({ days, part }) =>
    days.some(
      day =>
        said.hours.some(hours => hours.days.includes(day)) &&
        !stretchesOf(day).some(one => isPartOf(one, part)),
    ),
  )
  const pauseInside = said.pauses.every(pause =>
    said.hours.some(({ stretches }) => stretches.some(one => one.from < pause.from && pause.to < one.to)),
  )
  return twice || unmatched || halfClosed || !pauseInside
}

const isWholeDay = ({ appointment }: Stretch) => appointment === 'day'

const anyOverlap = (stretches: readonly Stretch[]) =>
  stretches.some((one, at) => stretches.slice(at + 1).some(two => overlap(one, two)))

function weekOf(clauses: readonly HoursClause[]): Map<Weekday, Stretch[]> {
  const week = new Map<Weekday, Stretch[]>()
  for (const { hours, pauses } of clauses)
    for (const { days, stretches } of hours)
      for (const day of days)
        week.set(day, [...(week.get(day) ?? []), ...stretches.flatMap(one => around(one, pauses))])
  for (const { closed, closedParts } of clauses) {
    for (const day of closed) week.delete(day)
    for (const { days, part } of closedParts)
      for (const day of days)
        week.set(
          day,
          (week.get(day) ?? []).filter(one => !isPartOf(one, part)),
        )
  }
  return week
}

/** What is left of a stretch around its pauses. */
const around = (stretch: Stretch, pauses: readonly Stretch[]): Stretch[] =>
  pauses.reduce(
    (left, pause) =>
      left.flatMap(one =>
        one.from < pause.from && pause.to < one.to
          ? [
              { from: one.from, to: pause.from },
              { from: pause.to, to: one.to },
            ]
          : [one],
      ),
    [stretch],
  )
