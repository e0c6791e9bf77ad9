import type { SiteFacts } from '~/domain/site/facts/facts'
import { stretchesOn } from '~/domain/site/hours/week'
import { closureOn, closuresToTell, openAt } from '~/domain/site/opening'
import { localMoment, weekdayOf } from '~/domain/site/territory-clock'
import { closureWords } from '~/domain/site/words/closing-words'
import { holidayWords, openingLines } from '~/domain/site/words/opening-words'
import { dayName } from '~/domain/text/day-names'
import {
  AT_WORK,
  asksWhenToCome,
  HOLIDAYS,
  HOURS_ASKED,
  isAboutHours,
  isComing,
  momentOf,
  namesDay,
  OPEN,
  thingOf,
  WHOLE_WEEK,
} from '../question/about-hours'
import { askedSeason, OF_A_SEASON, type Season } from '../question/asked-season'
import { type AskedTime, askedTime } from '../question/asked-time'
import type { Firm } from '../question/firm'
import { readable } from '../question/question-text'
import { DAYS, stemsOf } from '../question/stems'
import { wordsOf } from '../question/words-of'
import type { AnswerPart, Asked } from './answer'
import { nowAnswer, pathOf } from './now-answer'
import { nearQuotesOf, passagesOf, type Quote, quoted, quotesOf } from './quotes'
import { timeAnswer } from './time-answer'

const REOPENS =
  /\br[eo]+uvr\w+|\bquand .{0,12}(reprenez|rentrez|revenez|de retour)\b|\b(reprenez|rentrez|revenez|de retour)( vous)? (quand|le|en|a)\b/
/** « Jusqu’à quand commander pour les fêtes ? » asks for no closing. */
const OF_ELSE = /\bvacances scolaires\b|\b(command\w+|reserv\w+|inscri\w+)\b.*\bfetes\b/
const AWAY = /\b(vacances|conges?|fetes|fermeture annuelle)\b/
const FEASTS = /\b((pour|de|les|vos) )*fetes\b/
const DURING = /\b(pendant|durant) (les |vos )?(vacances|fetes|conges)\b/
const NOW = /\b(maintenant|actuellement|en ce moment|encore|a cette heure( ci)?)\b|\bla\b ?[?!. ]*$/
/** « Ouvert le soir ? » asks of every evening. */
const HABIT = /\b(ouvre\w*|ouverte?s?|ferme\w*|travaillez|servez) (aussi )?(le|les) (matin|midi|soir)s?\b/
/** « Où vous trouver jeudi ? », asked of who goes from market to market. */
const WHERE_THEN =
  /\b(etes|es|serez|seras)( vous)? ou\b|\bou (vous|te) trouve\w*|^ou (etes|serez|vous|on|est|sera)\b|\bquel (marche|place|endroit|emplacement)\b/
const OF_A_DAY =
  /\b((lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|weekend|demain|apresdemain|aujourdhui|noel|paques|ce|cet|cette|\d+)\b/
const WITHOUT =
  /\b(sans rendezvous|sans reserver|venir comme ca|(faut|faut il|doit|dois je|obligatoire\w*) .{0,20}rendezvous|sur rendezvous)\b/

/** Hours, closings and holidays, now, on a day or at a time; and whether one comes by appointment. */
export function hoursAnswer(asked: Asked): AnswerPart | null {
  const { firm, text, at, zone } = asked
  const { facts } = firm
  const byAppointment = appointmentAnswer(asked)
  if (byAppointment) return byAppointment
  const told = toldHour(firm, text)
  if (told) return told
  const now = localMoment(at, zone)
  const time = WHOLE_WEEK.test(text) ? null : askedTime(text, now)
  const where = time && WHERE_THEN.test(text) ? saidOf(firm, time) : null
  if (time && where) return withQuote(timeAnswer(asked, time), where)
  const season = askedSeason(text, now.day)
  const reopens = REOPENS.test(text)
  const away = (reopens || AWAY.test(text)) && !OF_ELSE.test(text) && !isOfThingThen(text)
  if (!isAboutHours(withoutTrade(firm, text), time !== null) && !away) return null
  if (facts.hours.length === 0 && facts.closures.length === 0)
    return facts.by_appointment ? onlyByAppointment : null
  if (HOLIDAYS.test(text) && time === null) return holidaysAnswer(facts)
  if (reopens && time === null)
    return isToBeAway(facts, now.day) ? closingsAnswer(asked, null) : nowAnswer(asked)
  if (/\b(vacances|conges?)\b/.test(text) || ((away || season) && time === null))
    return seasonalAnswer(firm, text, season) ?? closingsAnswer(asked, season)
  if (facts.hours.length === 0) return null
  if (HABIT.test(text) && time?.part && !OF_A_DAY.test(text)) return weekAnswer(asked)
  if (time && !(NOW.test(text) && isToday(time, now.day)))
    return onAppointment(facts, text, besideShut(firm, time, timeAnswer(asked, time)))
  if (
    WHOLE_WEEK.test(text) ||
    asksWhenToCome(text) ||
    /\bhoraires?\b|\bsemaine\b|\bjours\b|\bquel jour\b/.test(text)
  )
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

/** What a day that a question names beside another thing is like; null where it names none, or no hours are announced. */
export function hoursThen(asked: Asked, question: string): AnswerPart | null {
  const moment = momentOf(question)
  if (!namesDay(moment) || asked.firm.facts.hours.length === 0) return null
  const text = `ouvert ${moment}`
  const part = hoursAnswer({ ...asked, text, words: wordsOf(text) })
  return part?.kind === 'hours' ? part : null
}

/** « Vous reprenez quand ? », asked before it is shut. */
const isToBeAway = (facts: SiteFacts, day: string): boolean =>
  !closureOn(facts, day) && closuresToTell(facts, day).length > 0

/** « Vous gardez les chiens pendant les vacances ? », « menu de fêtes » ask for no closing. */
const isOfThingThen = (text: string): boolean =>
  [DURING, ...(OPEN.test(text) ? [] : [FEASTS])].some(
    then => then.test(text) && stemsOf(thingOf(text.replace(then, ' '))).length > 0,
  )

const isToday = ({ days, minutes, part }: AskedTime, today: string) =>
  days.length === 1 && days[0] === today && minutes === null && !part

/** Who would come where one comes by appointment is told both. */
const onAppointment = ({ by_appointment }: SiteFacts, text: string, part: AnswerPart): AnswerPart =>
  by_appointment && isComing(text)
    ? { ...part, text: `${part.text} On vient sur rendez-vous.`, facts: [...part.facts, 'by_appointment'] }
    : part

/** « Le dimanche, pour les fuites »: what the firm wrote of a day or a night on which it is shut. */
function besideShut(firm: Firm, time: AskedTime, told: AnswerPart): AnswerPart {
  if (!/\u00a0: fermé\./.test(told.text) || told.facts.some(fact => fact !== 'hours')) return told
  const own = saidOf(firm, time) ?? passagesOf(firm).find(quote => isOnCall(quote, time))
  return own ? withQuote(told, own) : told
}

const EVERY_DAY = /\b(tous les jours|toute la semaine|(7|sept) (jours )?sur (7|sept)|7 ?j?\/7)\b/
const ON_CALL = /\b(domicile|permanence|de garde|astreinte|depann\w+|interv\w+|joignables?|urgences?)\b/

/** « Soins à domicile tous les jours », of 3 h « permanence jour et nuit »; no « pain frais tous les jours », no price of a night. */
function isOnCall({ text }: Quote, { minutes }: AskedTime): boolean {
  const words = readable(text)
  const atNight = minutes !== null && (minutes < 6 * 60 || minutes >= 22 * 60)
  return ON_CALL.test(words) && (EVERY_DAY.test(words) || (atNight && /\bnuits?\b/.test(words)))
}

/** What the firm wrote of a day, or of the night. */
function saidOf(firm: Firm, { days, part }: AskedTime): Quote | undefined {
  const names = part?.words === 'la nuit' ? ['nuit'] : days.map(day => dayName(weekdayOf(day)))
  const [own] = names.flatMap(name =>
    nearQuotesOf(
      firm,
      name,
      ({ fact, title, text }) =>
        /^(services|about)/.test(fact) && new RegExp(`\\b${name}s?\\b`).test(readable(`${title} ${text}`)),
    ),
  )
  return own
}

const withQuote = (told: AnswerPart, own: Quote): AnswerPart => ({
  ...told,
  text: `${told.text} ${quoted(own)}`,
  facts: [...told.facts, own.fact],
})

/** « Un taxi à 4 h ? » asks a taxi for nothing but the hour. */
const withoutTrade = ({ facts }: Firm, text: string): string =>
  wordsOf(readable(facts.trade)).reduce(
    (rest, word) => rest.replace(new RegExp(`(^|\\b(une?|le|la|du|votre) )${word}\\b`), ' '),
    text,
  )

/** « Les horaires de la piscine » */
const HOURS_OF = /\bhoraires? (?:d(?:e la|e l|u|es|e)?) (.+)/
const holdsHour = ({ text }: Quote): boolean => /\d\s?h\b/.test(text)

/** « À quelle heure peut-on arriver ? », of anything but opening: what the firm wrote with an hour in it. */
function toldHour(firm: Firm, text: string): AnswerPart | null {
  const thing = HOURS_OF.exec(text)?.[1]
  const [own] = thing ? quotesOf(firm, thing, holdsHour) : []
  if (own) return { kind: 'service', text: quoted(own), facts: [own.fact] }
  if (!HOURS_ASKED.test(text) || OPEN.test(text) || AT_WORK.test(text)) return null
  const asked = wordsOf(text.replace(HOURS_ASKED, ' ').replace(/\ba partir de\b/, ' '))
  const subject = asked.filter(word => !DAYS.test(word)).join(' ')
  const [best] = quotesOf(firm, subject, holdsHour)
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

function appointmentAnswer(asked: Asked): AnswerPart | null {
  const { by_appointment, hours } = asked.firm.facts
  if (!WITHOUT.test(asked.text)) return null
  if (!by_appointment && hours.some(({ appointment }) => appointment)) return weekAnswer(asked)
  if (by_appointment === null) return null
  const words = by_appointment ? 'On vient sur rendez-vous.' : 'On vient sans rendez-vous.'
  return { kind: 'hours', text: words, facts: ['by_appointment'] }
}

function holidaysAnswer(facts: SiteFacts): AnswerPart | null {
  const words = holidayWords(facts)
  return words ? { kind: 'hours', text: words, facts: ['public_holidays'] } : null
}

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

/** « Fermé pendant les vacances scolaires », which the firm wrote of itself. */
const tellsOfAway = ({ title, text }: Quote) =>
  /\b(ferm|ouver|relache|absen)\w*/.test(readable(`${title ?? ''} ${text}`))

/** « Fermée trois semaines en août », said to who asks of summer or of no time, and not of Easter. */
function isYearlyClosing({ text }: Quote, season: Season | null, today: string): boolean {
  const words = readable(text)
  const own = askedSeason(words, today)
  const isThen = !season || !own || (own.from <= season.to && own.to >= season.from)
  return /(?<!\p{L})ferm(é|ée|és|ées|eture|ons)(?!\p{L})/iu.test(text) && OF_A_SEASON.test(words) && isThen
}

/** The closings that are to come, or those in a time of the year. */
function closingsAnswer({ firm, at, zone }: Asked, season: Season | null): AnswerPart {
  const { facts } = firm
  const { day } = localMoment(at, zone)
  const all = facts.closures.filter(({ to }) => to >= day)
  const coming = all
    .filter(({ from, to }) => !season || (from <= season.to && to >= season.from))
    .sort((one, two) => one.from.localeCompare(two.from))
  const own =
    passagesOf(firm).find(quote => isYearlyClosing(quote, season, day)) ??
    (coming.length === 0 ? nearQuotesOf(firm, 'vacances conges', tellsOfAway)[0] : undefined)
  if (coming.length === 0)
    return own
      ? { kind: 'service', text: quoted(own), facts: [own.fact] }
      : {
          kind: 'hours',
          text: `Aucune fermeture n’est annoncée${all.length > 0 ? ' à ce moment-là' : ''}.`,
          facts: ['closures', 'hours'],
        }
  const told: AnswerPart = {
    kind: 'hours',
    text: coming.map(closure => `${closureWords(closure)}.`).join(' '),
    facts: coming.map(closure => pathOf(facts, closure)),
  }
  return own && !season ? withQuote(told, own) : told
}
