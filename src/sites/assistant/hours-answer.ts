import { Temporal } from 'temporal-polyfill'
import type { Closure, SiteFacts } from '~/domain/site/facts'
import { clockTime, stretchesOn } from '~/domain/site/hours/week'
import { closureOn, closuresToTell, nextOpening, type Opening, openAt } from '~/domain/site/opening'
import { publicHoliday } from '~/domain/site/public-holidays'
import { daysAfter, localMoment, weekdayOf } from '~/domain/site/territory-clock'
import { closureWords } from '~/domain/site/words/closing-words'
import { clockWords, holidayWords, openingLines, stretchWords } from '~/domain/site/words/opening-words'
import { dayName } from '~/domain/text/day-names'
import {
  AT_WORK,
  HOLIDAYS,
  HOURS_ASKED,
  isAboutHours,
  isComing,
  OPEN,
  thingOf,
  WHOLE_WEEK,
} from './about-hours'
import type { AnswerPart, Asked, Firm } from './answer'
import { askedSeason, OF_A_SEASON, type Season } from './asked-season'
import { type AskedTime, askedTime } from './asked-time'
import { dayPhrase } from './day-phrase'
import { readable } from './question-text'
import { nearQuotesOf, quoted, quotesOf } from './quotes'
import { DAYS } from './stems'
import { wordsOf } from './words-of'

const AWAY = /\b(vacances|conges?|fetes|fermeture annuelle|rouvr\w+|reouvr\w+)\b/
const NOW =
  /\b(maintenant|actuellement|en ce moment|encore|tout de suite|a cette heure( ci)?)\b|\bla\b ?[?!. ]*$/
/** « Ouvert le soir ? » asks of every evening. */
const HABIT = /\b(ouvre\w*|ouverte?s?|ferme\w*|travaillez|servez) (aussi )?(le|les) (matin|midi|soir)s?\b/
const OF_A_DAY =
  /\b((lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|weekend|demain|apresdemain|aujourdhui|noel|paques|ce|cet|cette|\d+)\b/
const WITHOUT =
  /\b(sans rendezvous|sans reserver|venir comme ca|(faut|faut il|doit|dois je|obligatoire\w*) .{0,20}rendezvous|sur rendezvous)\b/
/** Hours, closings and holidays, now, on a day or at a time; and whether one comes by appointment. */
export function hoursAnswer(asked: Asked): AnswerPart | null {
  const { firm, text, at, zone } = asked
  const { facts } = firm
  const byAppointment = appointmentAnswer(facts, text)
  if (byAppointment) return byAppointment
  const told = toldHour(firm, text)
  if (told) return told
  const now = localMoment(at, zone)
  const time = WHOLE_WEEK.test(text) ? null : askedTime(text, now)
  const season = askedSeason(text, now.day)
  const away = AWAY.test(text) && !/\bvacances scolaires\b/.test(text)
  if (!isAboutHours(text, time !== null) && !away) return null
  if (facts.hours.length === 0 && facts.closures.length === 0)
    return facts.by_appointment ? onlyByAppointment : null
  if (HOLIDAYS.test(text) && time === null) return holidaysAnswer(facts)
  if (/\br[eo]+uvr\w+/.test(text) && time === null) return nowAnswer(asked)
  if (/\b(vacances|conges?)\b/.test(text) || ((away || season) && time === null))
    return seasonalAnswer(firm, text, season) ?? closingsAnswer(asked, season)
  if (facts.hours.length === 0) return null
  if (HABIT.test(text) && time?.part && !OF_A_DAY.test(text)) return weekAnswer(asked)
  if (
    time &&
    !(
      NOW.test(text) &&
      time.days.length === 1 &&
      time.days[0] === now.day &&
      time.minutes === null &&
      !time.part
    )
  )
    return onAppointment(facts, text, besideShut(firm, time, timeAnswer(asked, time)))
  if (WHOLE_WEEK.test(text) || /\bhoraires?\b|\bsemaine\b|\bjours\b|\bquel jour\b/.test(text))
    return weekAnswer(asked)
  if (/\bouvr(ez|e)\b/.test(text) && HOURS_ASKED.test(text)) return weekAnswer(asked)
  if (HOURS_ASKED.test(text) && !NOW.test(text)) {
    const today = timeAnswer(asked, { days: [now.day], minutes: null, part: null })
    if (!isStillLastNight(asked)) return today
    const last = nowAnswer(asked)
    return { ...today, text: `${last.text} ${today.text}` }
  }
  return nowAnswer(asked)
}

/** Who would come where one comes by appointment is told both. */
const onAppointment = ({ by_appointment }: SiteFacts, text: string, part: AnswerPart): AnswerPart =>
  by_appointment && isComing(text)
    ? { ...part, text: `${part.text} On vient sur rendez-vous.`, facts: [...part.facts, 'by_appointment'] }
    : part

/** « Le dimanche, pour les fuites »: what the firm wrote of a day or a night on which it is shut. */
function besideShut(firm: Firm, { days, part }: AskedTime, told: AnswerPart): AnswerPart {
  if (!/\u00a0: fermé\./.test(told.text) || told.facts.some(fact => fact !== 'hours')) return told
  const names = part?.words === 'la nuit' ? ['nuit'] : days.map(day => dayName(weekdayOf(day)))
  const [own] = names.flatMap(name =>
    nearQuotesOf(
      firm,
      name,
      ({ fact, title, text }) =>
        /^(services|about)/.test(fact) && new RegExp(`\\b${name}s?\\b`).test(readable(`${title} ${text}`)),
    ),
  )
  return own ? { ...told, text: `${told.text} ${quoted(own)}`, facts: [...told.facts, own.fact] } : told
}

/** « À quelle heure peut-on arriver ? », of anything but opening: what the firm wrote with an hour in it. */
function toldHour(firm: Firm, text: string): AnswerPart | null {
  if (!HOURS_ASKED.test(text) || OPEN.test(text) || AT_WORK.test(text)) return null
  const asked = wordsOf(text.replace(HOURS_ASKED, ' ').replace(/\ba partir de\b/, ' '))
  const subject = asked.filter(word => !DAYS.test(word)).join(' ')
  const [best] = quotesOf(firm, subject, ({ text: words }) => /\d\s?h\b/.test(words))
  return best ? { kind: 'service', text: quoted(best), facts: [best.fact] } : null
}

const onlyByAppointment: AnswerPart = {
  kind: 'hours',
  text: 'On vient sur rendez-vous\u00a0: aucun horaire n’est annoncé.',
  facts: ['by_appointment'],
}

/** Past midnight, in what was opened the evening before: « vous fermez à quelle heure ? » asks about that. */
function isStillLastNight({ firm: { facts }, at, zone }: Asked): boolean {
  const { weekday, minutes } = localMoment(at, zone)
  const today = stretchesOn(facts.hours, weekday)
  return (
    openAt(facts, at, zone).state === 'open' && !today.some(({ from, to }) => from <= minutes && minutes < to)
  )
}

function appointmentAnswer({ by_appointment }: SiteFacts, text: string): AnswerPart | null {
  if (by_appointment === null || !WITHOUT.test(text)) return null
  const words = by_appointment ? 'On vient sur rendez-vous.' : 'On vient sans rendez-vous.'
  return { kind: 'hours', text: words, facts: ['by_appointment'] }
}

function holidaysAnswer(facts: SiteFacts): AnswerPart | null {
  const words = holidayWords(facts)
  return words ? { kind: 'hours', text: words, facts: ['public_holidays'] } : null
}

/** Whether it is open at this instant, and until when, or from when on. */
export function nowAnswer({ firm: { facts }, at, zone }: Asked): AnswerPart {
  const opening = openAt(facts, at, zone)
  const said = reasonOf(facts, opening)
  if (opening.state === 'open') {
    const until = closingAfter(facts, opening.until, at, zone)
    return {
      kind: 'hours',
      text: until
        ? `Ouvert en ce moment, jusqu’à ${clockWords(until)}.`
        : 'Ouvert en ce moment, jour et nuit.',
      facts: ['hours'],
    }
  }
  if (opening.state === 'unknown')
    return { kind: 'hours', text: `Aujourd’hui\u00a0: ${unsureWords(opening.holiday)}`, facts: said.facts }
  return {
    kind: 'hours',
    text: `Fermé en ce moment${said.words}. ${reopening(facts, at, at, zone)}`.trim(),
    facts: said.facts,
  }
}

/** Where midnight parts two stretches that are one, the end of the second; null where that goes on by day and by night. */
function closingAfter(facts: SiteFacts, until: string, at: Date, zone: string): string | null {
  if (until !== '00:00') return until
  const next = openAt(facts, instantOf(daysAfter(localMoment(at, zone).day, 1), 0, zone), zone)
  if (next.state !== 'open') return until
  return next.until === '00:00' ? null : next.until
}

const unsureWords = (holiday: string | null) =>
  holiday ? `jour férié (${holiday}), rien n’est annoncé pour ce jour-là.` : 'horaires non annoncés.'

/** When it opens next after an instant, as one who asks at another says it; empty where nobody knows. */
function reopening(facts: SiteFacts, after: Date, at: Date, zone: string): string {
  const next = nextOpening(facts, after, zone)
  if (!next) return ''
  const today = localMoment(at, zone).day
  const day =
    next.day === today
      ? 'aujourd’hui'
      : dayPhrase(next.day, today).replace(/^./, first => first.toLowerCase())
  return `Prochaine ouverture\u00a0: ${day} à ${clockWords(next.opens)}.`
}

function reasonOf(facts: SiteFacts, opening: Opening): { words: string; facts: string[] } {
  if (opening.state === 'unknown') return { words: '', facts: ['public_holidays'] }
  if (opening.state === 'open' || opening.because === 'hours') return { words: '', facts: ['hours'] }
  if (opening.because === 'holiday')
    return { words: ` (jour férié\u00a0: ${opening.holiday})`, facts: ['public_holidays'] }
  return { words: ` (${spanWords(opening.closure)})`, facts: [pathOf(facts, opening.closure)] }
}

const pathOf = ({ closures }: SiteFacts, closure: Closure) => `closures.${closures.indexOf(closure)}`

/** « du 24 décembre 2026 au 3 janvier 2027 : congés » */
const spanWords = (closure: Closure) => closureWords(closure).replace(/^Fermé /, '')

function timeAnswer(asked: Asked, { days, minutes, part }: AskedTime): AnswerPart {
  const { firm, at, zone } = asked
  const [day = '', ...more] = days
  // Of several days those that one closing holds are told by it, once.
  const said = days.map(
    one => (more.length > 0 && closedThrough(firm.facts, one)) || dayAnswer(asked, one, minutes, part),
  )
  // Who asks about today and finds it shut wants to know when it opens after that.
  const isShutToday = day === localMoment(at, zone).day && /\u00a0: fermé/.test(said[0]?.text ?? '')
  const from = new Date(Math.max(at.getTime(), instantOf(day, minutes ?? part?.from ?? 0, zone).getTime()))
  return {
    kind: 'hours',
    text: [...new Set(said.map(({ text }) => text)), isShutToday && reopening(firm.facts, from, at, zone)]
      .filter(Boolean)
      .join(' '),
    facts: [...new Set(said.flatMap(({ facts }) => facts))],
  }
}

function closedThrough(facts: SiteFacts, day: string) {
  const closure = closureOn(facts, day)
  return closure && { text: `${closureWords(closure)}.`, facts: [pathOf(facts, closure)] }
}

function dayAnswer(asked: Asked, day: string, minutes: number | null, part: AskedTime['part']) {
  const { firm, at, zone } = asked
  const { facts } = firm
  const name = dayPhrase(day, localMoment(at, zone).day)
  const stretches = stretchesOn(facts.hours, weekdayOf(day))
  const ranges = stretches.map(stretchWords).join(' et ')
  const closure = closureOn(facts, day)
  if (minutes !== null && !closure) {
    const opening = openAt(facts, instantOf(day, minutes, zone), zone)
    const when = `${name} à ${clockWords(clockTime(minutes))}`
    const said = reasonOf(facts, opening)
    if (opening.state === 'unknown')
      return { text: `${when}\u00a0: ${unsureWords(opening.holiday)}`, facts: said.facts }
    if (opening.state === 'open')
      return {
        text: `${when}\u00a0: ouvert (${ranges || `jusqu’à ${clockWords(opening.until)}`}).`,
        facts: said.facts,
      }
    const hours = ranges && opening.because === 'hours' ? ` Ce jour-là\u00a0: ${ranges}.` : ''
    return { text: `${when}\u00a0: fermé${said.words}.${hours}`, facts: said.facts }
  }
  if (closure)
    return { text: `${name}\u00a0: fermé (${spanWords(closure)}).`, facts: [pathOf(facts, closure)] }
  const holiday = facts.public_holidays === 'open' ? null : publicHoliday(day, facts.address.postal_code)
  if (holiday && facts.public_holidays === 'closed')
    return { text: `${name}\u00a0: fermé (jour férié\u00a0: ${holiday}).`, facts: ['public_holidays'] }
  if (holiday && stretches.length > 0)
    return { text: `${name}\u00a0: ${unsureWords(holiday)}`, facts: ['public_holidays'] }
  if (stretches.length === 0) return { text: `${name}\u00a0: fermé.`, facts: ['hours'] }
  if (!part || stretches.some(({ from, to }) => from < part.to && part.from < to))
    return { text: `${name}\u00a0: ouvert, ${ranges}.`, facts: ['hours'] }
  return { text: `${name}, ${part.words}\u00a0: fermé. Ce jour-là\u00a0: ${ranges}.`, facts: ['hours'] }
}

/** What a clock on the firm's wall shows, as an instant. */
const instantOf = (day: string, minutes: number, zone: string) =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: zone,
      plainTime: { hour: Math.floor(minutes / 60), minute: minutes % 60 },
    }).epochMilliseconds,
  )

/** The usual week, and what soon departs from it. */
function weekAnswer({ firm: { facts }, at, zone }: Asked): AnswerPart {
  const lines = openingLines(facts).map(
    ({ days, ranges }, line) =>
      `${line === 0 ? days : days.toLowerCase()}\u00a0: ${ranges.length > 0 ? ranges.join(' et ') : 'fermé'}`,
  )
  const soon = closuresToTell(facts, localMoment(at, zone).day)
  const more = [holidayWords(facts), ...soon.map(closure => `${closureWords(closure)}.`)].filter(Boolean)
  return {
    kind: 'hours',
    text: [`${lines.join('\u202f; ')}.`, ...more].join(' '),
    facts: ['hours', 'public_holidays', ...soon.map(closure => pathOf(facts, closure))],
  }
}

/** « La piscine est ouverte en juin ? »: what the firm wrote of a thing that has its season. */
function seasonalAnswer(firm: Firm, text: string, season: Season | null): AnswerPart | null {
  const thing = season && thingOf(text).replace(/\b(ete|hiver|printemps|automne|annee|mois)\b/g, ' ')
  const [own] = thing ? quotesOf(firm, thing, quote => OF_A_SEASON.test(readable(quote.text))) : []
  return own ? { kind: 'service', text: quoted(own), facts: [own.fact] } : null
}

/** The closings that are to come, or those in a time of the year. */
function closingsAnswer({ firm: { facts }, at, zone }: Asked, season: Season | null): AnswerPart {
  const { day } = localMoment(at, zone)
  const all = facts.closures.filter(({ to }) => to >= day)
  const coming = all
    .filter(({ from, to }) => !season || (from <= season.to && to >= season.from))
    .sort((one, two) => one.from.localeCompare(two.from))
  if (coming.length === 0)
    return {
      kind: 'hours',
      text: `Aucune fermeture n’est annoncée${all.length > 0 ? ' à ce moment-là' : ''}.`,
      facts: ['closures', 'hours'],
    }
  return {
    kind: 'hours',
    text: coming.map(closure => `${closureWords(closure)}.`).join(' '),
    facts: coming.map(closure => pathOf(facts, closure)),
  }
}
