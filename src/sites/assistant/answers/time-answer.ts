import type { SiteFacts } from '~/domain/site/facts/facts'
import { appointsOn, clockTime, DAY_MINUTES, stretchesOn } from '~/domain/site/hours/week'
import { closureOn, openAt } from '~/domain/site/opening'
import { publicHoliday } from '~/domain/site/public-holidays'
import { daysAfter, localMoment, weekdayOf } from '~/domain/site/territory-clock'
import { closureWords } from '~/domain/site/words/closing-words'
import { clockWords, dayRanges } from '~/domain/site/words/opening-words'
import type { AskedTime } from '../question/asked-time'
import type { AnswerPart, Asked } from './answer'
import { dayPhrase } from './day-phrase'
import { instantOf } from './instant-of'
import { pathOf, reasonOf, reopening, spanWords, unsureWords } from './now-answer'

/** Whether it is open on days, at a time or in a part of them; of a day by itself its hours. */
export function timeAnswer(asked: Asked, { days, minutes, part }: AskedTime): AnswerPart {
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
  const ranges = dayRanges(facts.hours, weekdayOf(day)).join(' et ')
  const byAppointment = appointsOn(facts.hours, weekdayOf(day))
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
    if (byAppointment && opening.because === 'hours') return dayAnswer(asked, day, null, null)
    const hours = ranges && opening.because === 'hours' ? ` Ce jour-là\u00a0: ${ranges}.` : ''
    return { text: `${when}\u00a0: fermé${said.words}.${hours}`, facts: said.facts }
  }
  if (closure)
    return { text: `${name}\u00a0: fermé (${spanWords(closure)}).`, facts: [pathOf(facts, closure)] }
  const holiday = facts.public_holidays === 'open' ? null : publicHoliday(day, facts.address.postal_code)
  if (holiday && facts.public_holidays === 'closed')
    return { text: `${name}\u00a0: fermé (jour férié\u00a0: ${holiday}).`, facts: ['public_holidays'] }
  if (holiday && ranges) return { text: `${name}\u00a0: ${unsureWords(holiday)}`, facts: ['public_holidays'] }
  if (!ranges) return { text: `${name}\u00a0: fermé.`, facts: ['hours'] }
  // What was opened the evening before may still be.
  const night = stretchesOn(facts.hours, weekdayOf(daysAfter(day, -1))).map(({ from, to }) => ({
    from: from - DAY_MINUTES,
    to: to - DAY_MINUTES,
  }))
  if (!part || [...night, ...stretches].some(({ from, to }) => from < part.to && part.from < to))
    return { text: `${name}\u00a0: ${stretches.length > 0 ? 'ouvert, ' : ''}${ranges}.`, facts: ['hours'] }
  if (byAppointment) return { text: `${name}, ${part.words}\u00a0: ${ranges}.`, facts: ['hours'] }
  return { text: `${name}, ${part.words}\u00a0: fermé. Ce jour-là\u00a0: ${ranges}.`, facts: ['hours'] }
}
