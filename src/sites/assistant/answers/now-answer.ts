import type { Closure, SiteFacts } from '~/domain/site/facts/facts'
import { appointsOn } from '~/domain/site/hours/week'
import { nextOpening, type Opening, openAt } from '~/domain/site/opening'
import { publicHoliday } from '~/domain/site/public-holidays'
import { daysAfter, localMoment } from '~/domain/site/territory-clock'
import { closureWords } from '~/domain/site/words/closing-words'
import { clockWords, dayRanges } from '~/domain/site/words/opening-words'
import type { AnswerPart, Asked } from './answer'
import { dayPhrase } from './day-phrase'
import { instantOf } from './instant-of'

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
  const { day, weekday } = localMoment(at, zone)
  const holiday = facts.public_holidays !== 'open' && publicHoliday(day, facts.address.postal_code)
  if (opening.because === 'hours' && !holiday && appointsOn(facts.hours, weekday)) {
    const today = dayRanges(facts.hours, weekday).join(' et ')
    return {
      kind: 'hours',
      text: `Aujourd’hui\u00a0: ${today}. ${reopening(facts, at, at, zone)}`.trim(),
      facts: said.facts,
    }
  }
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

export const unsureWords = (holiday: string | null) =>
  holiday ? `jour férié (${holiday}), rien n’est annoncé pour ce jour-là.` : 'horaires non annoncés.'

/** When it opens next after an instant, as one who asks at another says it; empty where nobody knows. */
export function reopening(facts: SiteFacts, after: Date, at: Date, zone: string): string {
  const next = nextOpening(facts, after, zone)
  if (!next) return ''
  const today = localMoment(at, zone).day
  const day =
    next.day === today
      ? 'aujourd’hui'
      : dayPhrase(next.day, today).replace(/^./, first => first.toLowerCase())
  return `Prochaine ouverture\u00a0: ${day} à ${clockWords(next.opens)}.`
}

export function reasonOf(facts: SiteFacts, opening: Opening): { words: string; facts: string[] } {
  if (opening.state === 'unknown') return { words: '', facts: ['public_holidays'] }
  if (opening.state === 'open' || opening.because === 'hours') return { words: '', facts: ['hours'] }
  if (opening.because === 'holiday')
    return { words: ` (jour férié\u00a0: ${opening.holiday})`, facts: ['public_holidays'] }
  return { words: ` (${spanWords(opening.closure)})`, facts: [pathOf(facts, opening.closure)] }
}

export const pathOf = ({ closures }: SiteFacts, closure: Closure) => `closures.${closures.indexOf(closure)}`

/** « du 24 décembre 2026 au 3 janvier 2027 : congés » */
export const spanWords = (closure: Closure) => closureWords(closure).replace(/^Fermé /, '')
