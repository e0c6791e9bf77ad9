import { editDistance } from '../../reading/edit-distance'
import { dayName } from '../../text/day-names'
import { fold } from '../../text/slug'
import type { DayPart, Weekday } from '../facts/facts'
import { WEEK_DAYS } from './week-days'

/** What a sentence about opening hours is made of. Minutes count from midnight. */
export type HoursWord =
  | { is: 'days'; days: Weekday[] }
  | { is: 'time'; minutes: number }
  | { is: 'part'; part: DayPart }
  | { is: 'sign'; sign: string }
  | { is: 'to' | 'and' | 'between' | 'open' | 'closed' | 'except' | 'including' | 'otherwise' }
  | { is: 'all-day' | 'appointment' | 'holidays' | 'unknown' }

/** The words of one line, in their order; what says nothing about hours (« nous », « de », « le ») is left out. */
export function hoursWords(line: string): HoursWord[] {
  let rest = fold(line)
    .replace(/[–—‑−]/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ')
  const words: HoursWord[] = []
  while (rest !== '') {
    const [word, length] = nextWord(rest)
    if (word) words.push(word)
    rest = rest.slice(length)
  }
  return noonAsTime(words)
}

type Reader = (found: RegExpExecArray) => HoursWord | null

const silent: Reader = () => null
const is =
  (word: HoursWord): Reader =>
  () =>
    word

/** In the order in which they are tried. */
const READERS: [RegExp, Reader][] = [
  [/^\s+/, silent],
  [/^(avec (ou|et) )?sans (rendez[- ]?vous|rdv)\b/, silent],
  [
    /^((uniquement|seulement|exclusivement|consultations?|reception|accueil) )?sur (rendez[- ]?vous|rdv)( (uniquement|seulement|exclusivement))?\b/,
    is({ is: 'appointment' }),
  ],
  [/^(non[- ]?stop|sans (interruption|coupure|pause)|en continu|journee continue)\b/, silent],
  [/^24 ?h?(eures)? ?(\/|sur) ?24( ?h(eures)?)?\b/, is({ is: 'all-day' })],
  [/^7 ?(j|jours?)? ?(\/|sur) ?7( ?(j|jours?))?\b/, is({ is: 'days', days: [1, 2, 3, 4, 5, 6, 7] })],
  [
    /^(tous les jours( de la semaine)?\b(?! feries)|tous les (?=matins|midis|apres|soirs)|tlj\b)/,
    is({ is: 'days', days: [1, 2, 3, 4, 5, 6, 7] }),
  ],
  [/^((les )?jours? )?feries?\b/, is({ is: 'holidays' })],
  [/^(week[- ]?ends?|fins? de semaine)\b/, is({ is: 'days', days: [6, 7] })],
  [/^lmmjvs?d?\b/, ([{ length }]) => ({ is: 'days', days: WEEK_DAYS.slice(0, length) })],
  [/^([lmjvsd])(?: ?- ?| au? )([lmjvsd])\b(?!['.])/, ([, from = '', to = '']) => initials(from, to)],
  [/^((en|la) )?semaine\b/, is({ is: 'days', days: [1, 2, 3, 4, 5] })],
  [/^(y compris|meme|compris|inclus)\b/, is({ is: 'including' })],
  [/^(sauf|excepte|hors|a l'exception)\b/, is({ is: 'except' })],
  [/^(sinon|autrement|(le )?reste du temps)\b/, is({ is: 'otherwise' })],
  [/^(fermee?s?|fermeture|repos)( hebdomadaire)?\b/, is({ is: 'closed' })],
  [/^(ouverte?s?|ouverture)\b/, is({ is: 'open' })],
  [/^entre\b/, is({ is: 'between' })],
  [/^(et|puis|&|\+)(?![a-z])/, is({ is: 'and' })],
  [/^(a|au|jusqu'au?)\b(?!')/, is({ is: 'to' })],
  [
    /^(\d{1,2})(?: h (00|15|30|45)(?! ?[h:\d])| ?h(?:eures?)?(\d{2})?|[:.](\d{2})|)(?: ?(?:mn|min))?(?![a-z\d])(?: (du matin|du soir|de l'apres[- ]?midi))?/,
    found => timeOf(found),
  ],
  [/^minuit\b/, is({ is: 'time', minutes: 0 })],
  [/^matin(s|ee)?\b/, is({ is: 'part', part: 'morning' })],
  [/^midis?\b/, is({ is: 'part', part: 'noon' })],
  [/^(apres[- ]?midis?|aprem)\b/, is({ is: 'part', part: 'afternoon' })],
  [/^soir(s|ee)?\b/, is({ is: 'part', part: 'evening' })],
  [/^[a-z']+\.?/, ([letters = '']) => spoken(letters)],
  [/^[^a-z0-9\s]/, ([sign = '']) => ({ is: 'sign', sign })],
  [/^\S+/, is({ is: 'unknown' })],
]

function nextWord(rest: string): [HoursWord | null, number] {
  for (const [form, read] of READERS) {
    const found = form.exec(rest)
    if (found) return [read(found), found[0].length]
  }
  return [{ is: 'unknown' }, rest.length]
}

function timeOf([, hourDigits, ...others]: RegExpExecArray): HoursWord {
  const half = others.at(-1)
  const minute = Number(others.slice(0, -1).find(Boolean) ?? 0)
  const hour = Number(hourDigits)
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return { is: 'unknown' }
  if (half && hour > 12) return { is: 'unknown' }
  const later = half && half !== 'du matin' && hour < 12 ? 12 : 0
  return { is: 'time', minutes: ((hour + later) % 24) * 60 + minute }
}

/** « L-V », « J-D »; « M » might be Tuesday or Wednesday. */
function initials(from: string, to: string): HoursWord {
  const [first, last] = ['l..jvsd'.indexOf(from), 'l..jvsd'.indexOf(to)]
  if (first < 0 || last <= first) return { is: 'unknown' }
  return { is: 'days', days: WEEK_DAYS.slice(first, last + 1) }
}

const SHORT = ['lu lun', 'ma mar', 'me mer merc', 'je jeu', 've ven vend', 'sa sam', 'di dim']
const SILENT = new Set(
  `de du des d le la les l nous vous sommes est sont notre nos votre salon magasin boutique cabinet atelier agence
  restaurant bureau bureaux garage etude horaire horaires d'ouverture uniquement seulement accueille accueillons recoit
  recevons pour toujours`.split(/\s+/),
)

function spoken(letters: string): HoursWord | null {
  const bare = letters.replace(/\.$/, '')
  const day = dayOf(bare)
  if (day) return { is: 'days', days: [day] }
  const said = bare.replace(/^(d|l)'/, '')
  if (SILENT.has(bare) || SILENT.has(said) || said === 'ouverture') return null
  return { is: 'unknown' }
}

/** A day of the week by its name, its short name, or its name with a slip of the pen. */
function dayOf(word: string): Weekday | null {
  const exact = WEEK_DAYS.find(day => dayName(day) === word || shortNames(day).includes(word))
  if (exact || word.length < 5) return exact ?? null
  const near = WEEK_DAYS.filter(day => [dayName(day), `${dayName(day)}s`].some(name => isSlip(word, name)))
  return near.length === 1 ? (near[0] ?? null) : null
}

const shortNames = (day: Weekday) => (SHORT[day - 1] ?? '').split(' ')

const isSlip = (word: string, name: string) => editDistance(word, name, 1) <= 1

/** « 9 h à midi » names a time, « le midi » a part of the day. */
function noonAsTime(words: HoursWord[]): HoursWord[] {
  const joins = (word: HoursWord | undefined) =>
    word?.is === 'to' || (word?.is === 'sign' && (word.sign === '-' || word.sign === '/'))
  return words.map((word, at) => {
    if (word.is !== 'part' || word.part !== 'noon') return word
    const closes = joins(words[at - 1]) && words[at - 2]?.is === 'time'
    const opens = joins(words[at + 1]) && words[at + 2]?.is === 'time'
    return closes || opens ? { is: 'time', minutes: 720 } : word
  })
}
