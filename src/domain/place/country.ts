import { atFirstUse } from '../at-first-use'

/** The countries and territories of ISO 3166-1, by their two letters. */
export const COUNTRY_CODES = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW ' +
  'BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET ' +
  'FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN ' +
  'IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ' +
  'ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA ' +
  'PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR ' +
  'SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF ' +
  'WS XK YE YT ZA ZM ZW'
).split(' ')

/**
 * Where a company is in the French register (it has a SIRET) and the aid path is its own: metropolitan
 * and overseas France. New Caledonia, Polynesia and Wallis-and-Futuna keep registers of their own.
 */
const FRENCH_CODES = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'BL', 'MF', 'PM']

/** What people write that no list of names holds. */
const FRENCH_WORDS = (
  'fra, la france, en france, republique francaise, france metropolitaine, french republic, reunion, ' +
  'ile de la reunion, guyane, francia, frankreich'
).split(', ')

const frenchNames = atFirstUse(() => new Intl.DisplayNames('fr', { type: 'region' }))

export interface Country {
  code: string
  /** In French. */
  name: string
  /** The name reduced to its words, to be compared with what is typed. */
  words: string
}

let inOrder: Country[] | undefined

/** Every country in French, in alphabetical order: « Belgique », BE. Named once, when first asked for. */
export function countries(): readonly Country[] {
  inOrder ??= COUNTRY_CODES.map(code => {
    const name = countryName(code)
    return { code, name, words: plainWords(name) }
  }).sort((a, b) => a.name.localeCompare(b.name, 'fr'))
  return inOrder
}

/** « Sénégal » from its two letters; they themselves where no name is known. */
export const countryName = (code: string): string => frenchNames().of(code) ?? code

/** The countries that go with what is typed so far: names that begin so, then those with such a word. */
export function countriesLike(typed: string): readonly Country[] {
  const start = plainWords(typed)
  const beginning = countries().filter(({ words }) => words.startsWith(start))
  const within = countries().filter(({ words }) => !words.startsWith(start) && words.includes(` ${start}`))
  return [...beginning, ...within]
}

/** A country as typed, whatever its case, accents, dashes and apostrophes, reduced to its words. */
function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The code of a country typed in French, or as its code; null for what is not in the list. */
export function countryCode(typed: string): string | null {
  const words = plainWords(typed)
  const code = words.toUpperCase()
  if (COUNTRY_CODES.includes(code)) return code
  return countries().find(country => country.words === words)?.code ?? null
}

/** True for France, « Lyon, France » too: another path is meant for its companies (specification A1). */
export function isFrance(typed: string): boolean {
  return [typed, typed.split(/[,(]/).at(-1) ?? ''].some(words => {
    const code = countryCode(words)
    return (code !== null && FRENCH_CODES.includes(code)) || FRENCH_WORDS.includes(plainWords(words))
  })
}
