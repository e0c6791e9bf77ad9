import type { DayPart, Weekday } from '../facts/facts'
import { appointmentIn } from './appointment'
import { type DayItem, dayItems, daysAt } from './day-items'
import { isPartOf } from './day-part'
import type { HoursWord } from './hours-words'
import { type HoursClause, isToldApart } from './said-hours'
import { DAY_MINUTES, isWithoutHours, type Stretch } from './week'

/** Thrown inside where a line has more than one sense, or none. */
class NotUnderstood extends Error {}

/** Reads one line. @returns null where any part of it is not understood: nothing is guessed from the rest */
export function hoursClause(words: readonly HoursWord[]): HoursClause | null {
  try {
    return new ClauseReader(words).read()
  } catch (error) {
    if (error instanceof NotUnderstood) return null
    throw error
  }
}

class ClauseReader {
  private at = 0
  private readonly clause: HoursClause = {
    hours: [],
    closed: [],
    closedParts: [],
    pauses: [],
    by_appointment: false,
    public_holidays: null,
  }
  private days: Weekday[] = []
  private parts: DayPart[] = []
  private stretches: Stretch[] = []
  /** « sur rendez-vous le samedi »: said before the days that it is said of. */
  private appointed = false
  /** Where « sur rendez-vous » follows hours of the line: which they are. */
  private appointedAt = -1
  private readonly timesFirst: boolean

  constructor(private readonly words: readonly HoursWord[]) {
    const first = words.find(
      ({ is }) => is === 'days' || is === 'time' || is === 'all-day' || is === 'closed',
    )
    this.timesFirst = first?.is === 'time' || first?.is === 'all-day'
  }

  read(): HoursClause {
    while (this.at < this.words.length) this.step()
    this.endGroup()
    if (this.clause.by_appointment) this.appointHours()
    return this.clause
  }

  private step() {
    const word = this.words[this.at]
    switch (word?.is) {
      case 'days':
        return this.readDays()
      case 'time':
      case 'between':
      case 'all-day':
        return this.readTimes()
      case 'part':
        this.at += 1
        if (this.stretches.length > 0 && this.words[this.at]?.is === 'appointment')
          return this.readRest(appointmentIn(word.part))
        if (!this.timesFirst && this.stretches.length > 0 && this.parts.length === 0)
          throw new NotUnderstood()
        return void this.parts.push(word.part)
      case 'closed':
        this.at += 1
        return this.readClosed()
      case 'except':
        this.at += 1
        return this.readExcept()
      case 'including':
        this.at += 1
        return this.readIncluding()
      case 'holidays':
        this.at += 1
        return this.readHolidays()
      case 'appointment':
        this.at += 1
        return this.readAppointment()
      case 'otherwise':
        this.at += 1
        if (this.stretches.length === 0) throw new NotUnderstood()
        return this.readRest(appointmentIn('day'))
      case 'unknown':
      case 'to':
      case undefined:
        throw new NotUnderstood()
      default:
        this.at += 1
    }
  }

  private readDays() {
    const begun = this.timesFirst ? this.days.length > 0 : this.days.length > 0 && this.stretches.length > 0
    if (begun) this.endGroup()
    // « lundi matin et mardi »: of which day is it the morning?
    if (!this.timesFirst && (this.parts.length > 0 || this.days.length > 0)) throw new NotUnderstood()
    this.days = this.dayItems().flatMap(({ days }) => days)
  }

  private dayItems(): DayItem[] {
    const { items, next } = dayItems(this.words, this.at)
    this.at = next
    return items
  }

  private daysAt(at: number): Weekday[] | null {
    return daysAt(this.words, at)
  }

  private readTimes() {
    if (this.timesFirst && this.days.length > 0) this.endGroup()
    this.stretches.push(this.stretch())
  }

  /** « samedi matin sur rendez-vous », « sur rendez-vous le samedi », or of all that the line says. */
  private readAppointment() {
    const open = this.days.length > 0 && this.stretches.length === 0
    if (open || this.daysAt(this.at)) {
      if (!open) this.endGroup()
      this.appointed = true
      if (open) this.endGroup()
    } else {
      this.clause.by_appointment = true
      this.appointedAt = this.clause.hours.length
    }
  }

  /** « 9h-12h, l’après-midi sur rendez-vous », « 9h-12h, sinon sur rendez-vous ». */
  private readRest(rest: Stretch) {
    this.skipSigns()
    if (this.words[this.at]?.is !== 'appointment') throw new NotUnderstood()
    this.at += 1
    this.stretches.push(rest)
    this.stretches.sort((one, two) => one.from - two.from)
  }

  /** Of the only hours of its line, or of those that it follows where nothing else tells them apart; of which of others? */
  private appointHours() {
    const all = this.clause.hours.filter(({ stretches }) => !stretches.some(isWithoutHours))
    const one = all.length > 1 ? this.clause.hours[this.appointedAt] : all[0]
    if (all.length > 1 && !(one && isToldApart(one, all))) throw new NotUnderstood()
    if (!one) return
    this.clause.by_appointment = false
    one.stretches = one.stretches.map(stretch => ({ ...stretch, appointment: 'hours' }))
  }

  private stretch(): Stretch {
    if (this.words[this.at]?.is === 'all-day') {
      this.at += 1
      return { from: 0, to: DAY_MINUTES }
    }
    const between = this.words[this.at]?.is === 'between'
    if (between) this.at += 1
    const from = this.time()
    const link = this.words[this.at]
    const links = link?.is === 'to' || (link?.is === 'sign' && '-/'.includes(link.sign))
    if (links || (between && link?.is === 'and')) this.at += 1
    const to = this.time()
    return overnight(from, to)
  }

  private time(): number {
    const word = this.words[this.at]
    if (word?.is !== 'time') throw new NotUnderstood()
    this.at += 1
    return word.minutes
  }

  /** « lundi : fermé », « fermé le dimanche et le mercredi après-midi », « fermé entre 12 h et 14 h ». */
  private readClosed() {
    if (this.days.length > 0 && this.stretches.length === 0 && !this.timesFirst) {
      this.close(this.days)
      this.days = []
      this.parts = []
      return
    }
    this.endGroup()
    this.skipSigns()
    if (this.words[this.at]?.is === 'holidays') return this.holidays('closed', 1)
    const word = this.words[this.at]
    if (word?.is === 'time' || word?.is === 'between') return void this.clause.pauses.push(this.stretch())
    do this.closedDays()
    while (this.joinedDays())
    if (this.words[this.at]?.is === 'and' && this.words[this.at + 1]?.is === 'holidays')
      this.holidays('closed', 2)
  }

  private closedDays() {
    if (!this.daysAt(this.at)) throw new NotUnderstood()
    const items = this.dayItems()
    const after = this.words[this.at]
    if (after?.is === 'part') {
      this.at += 1
      const last = items.pop()
      this.clause.closedParts.push({ days: last?.days ?? [], part: after.part })
      this.clause.closed.push(...items.flatMap(({ days }) => days))
      return
    }
    const hoursFollow = this.words.slice(this.at).find(({ is }) => is !== 'sign')
    if (hoursFollow?.is === 'time' || hoursFollow?.is === 'all-day') {
      // « fermé le dimanche, du lundi au samedi 9 h – 19 h »: the span is another sentence.
      const last = items.pop()
      const apart = last?.range && last.joinedBy === 'comma' && items.every(({ range }) => !range)
      if (!apart || items.length === 0) throw new NotUnderstood()
      this.days = last.days
    }
    this.clause.closed.push(...items.flatMap(({ days }) => days))
  }

  private joinedDays() {
    if (this.words[this.at]?.is !== 'and' || !this.daysAt(this.at + 1)) return false
    this.at += 1
    return true
  }

  private close(days: Weekday[]) {
    const [part] = this.parts
    if (this.parts.length > 1) throw new NotUnderstood()
    if (part) this.clause.closedParts.push({ days, part })
    else this.clause.closed.push(...days)
  }

  private readExcept() {
    this.skipSigns()
    if (this.words[this.at]?.is === 'holidays') return this.holidays('closed', 1)
    if (!this.daysAt(this.at) || this.days.length === 0) throw new NotUnderstood()
    const items = this.dayItems()
    const not = items.flatMap(({ days }) => days)
    if (items.some(({ joinedBy }) => joinedBy === 'comma')) throw new NotUnderstood()
    if (this.words[this.at]?.is === 'part') throw new NotUnderstood()
    this.days = this.days.filter(day => !not.includes(day))
    if (this.words[this.at]?.is === 'and' && this.words[this.at + 1]?.is === 'holidays')
      this.holidays('closed', 2)
  }

  private readIncluding() {
    const days = this.daysAt(this.at)
    if (days) {
      this.at += 1
      this.days = [...new Set([...this.days, ...days])]
      if (this.words[this.at]?.is === 'and') this.at += 1
    }
    if (this.words[this.at]?.is === 'holidays') this.holidays('open', 1)
    else if (!days) throw new NotUnderstood()
  }

  private readHolidays() {
    const word = this.words.slice(this.at).find(({ is }) => is !== 'sign')
    const opens = this.words.some(({ is }) => is === 'open')
    if (word?.is === 'including') this.holidays('open', 1)
    else if (word?.is === 'closed') this.holidays('closed', this.words.indexOf(word) + 1 - this.at)
    else if (opens && this.words.every(({ is }) => is === 'open' || is === 'holidays' || is === 'sign'))
      this.holidays('open', 0)
    else throw new NotUnderstood()
  }

  private holidays(what: 'open' | 'closed', length: number) {
    this.clause.public_holidays = what
    this.at += length
  }

  private skipSigns() {
    while (this.words[this.at]?.is === 'sign') this.at += 1
  }

  private endGroup() {
    const { days, stretches, parts } = this
    if (days.length === 0 && stretches.length === 0 && parts.length === 0) return
    if (this.appointed && stretches.length === 0)
      stretches.push(...(parts.length > 0 ? parts : (['day'] as const)).map(appointmentIn))
    else if (this.appointed) this.clause.by_appointment = true
    this.appointed = false
    const fits = parts.length === 0 || stretches.every(one => parts.some(part => isPartOf(one, part)))
    if (days.length === 0 || stretches.length === 0 || !fits || !inOrder(stretches)) throw new NotUnderstood()
    this.clause.hours.push({ days: [...new Set(days)], stretches })
    this.days = []
    this.stretches = []
    this.parts = []
  }
}

/** What ends at or before it begins ends in the night, where it began in the afternoon; else it is a slip. */
function overnight(from: number, to: number): Stretch {
  if (to > from) return { from, to }
  if (from < 14 * 60 || to > 8 * 60) throw new NotUnderstood()
  return { from, to: to + DAY_MINUTES }
}

const inOrder = (stretches: readonly Stretch[]) =>
  stretches.every(({ from }, at) => at === 0 || from >= (stretches[at - 1]?.to ?? 0))
