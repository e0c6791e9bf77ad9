import { lettersOf } from './plain-letters'

/** Where one of these stands somebody spells out an address or sends people elsewhere. */
const GIVE_AWAY = new Set(
  (
    'arobase arobas arrobase arobaz arob atsign gmail googlemail hotmail outlook yahoo ymail icloud wanadoo ' +
    'laposte proton protonmail gmx aol msn underscore tiret tirets slash www http https url whatsapp whatsap ' +
    'wathsapp telegram viber skype messenger facebook fb insta instagram linkedin tiktok snap snapchat twitter ' +
    'discord youtube leboncoin pseudo bluesky mastodon threads signal dot'
  ).split(' '),
)

/** Ends of addresses, as they are said: « point com ». */
const ENDINGS = new Set('com fr net org eu be ch io info me co uk biz pro site shop ma sn ca lu'.split(' '))

/** The alphabet of those who spell on the telephone. */
const SPELLING = new Set(
  (
    'alpha bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa ' +
    'quebec romeo sierra tango uniform victor whiskey xray yankee zulu anatole berthe celestin desire eugene ' +
    'gaston irma kleber marcel nicolas quintal suzanne ursule wagon xavier yvonne zoe'
  ).split(' '),
)
/** Figures too, to who counts them: « juin, juillet, janvier, août ». */
const MONTHS = new Set(
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
)
const SPELLED_MONTHS = 4
const SPELLED_LETTERS = 4
const SPELLED_WORDS = 3

/** Words that an address is made of, wherever they stand. */
const STREETS = new Set(
  (
    'rue rues avenue av ave bd bld bvd boulevard impasse chemin quai square lotissement residence hameau ' +
    'faubourg ruelle esplanade digicode cedex bp lieudit'
  ).split(' '),
)
/** The same where a figure stands beside them. */
const PERHAPS_STREETS = new Set(
  'allee allees place cours route passage villa cite voie clos mail sentier'.split(' '),
)

/** Whether a text hides contacts in ways that cannot be masked surely: nothing of it is shown. */
export function givesItselfAway(text: string): boolean {
  const words = lettersOf(text)
  return (
    // Any script but ours: look-alikes, figures of other alphabets.
    /(?!\p{Script=Latin})\p{L}|(?![0-9²³])\p{N}/u.test(text) ||
    // An at sign that no address surrounds closely, also in brackets.
    /[([{<]\s*(?:at|a|à|@|chez)\s*[)\]}>]|@/iu.test(text.replace(WHOLE_EMAIL, ' ')) ||
    words.some(word => GIVE_AWAY.has(word)) ||
    words.some((word, at) => word === 'point' && ENDINGS.has(words[at + 1] ?? '')) ||
    /\.\s+(?:com|fr|net|org|eu|be|ch)\b/iu.test(text) ||
    runs(words, word => word.length === 1, SPELLED_LETTERS) ||
    words.filter(word => SPELLING.has(word)).length >= SPELLED_WORDS ||
    words.filter(word => MONTHS.has(word)).length >= SPELLED_MONTHS
  )
}

/** An address in one piece: it can be masked whole. */
export const WHOLE_EMAIL = /[^\s@<>()[\]{},;]+@[^\s@<>()[\]{},;]+\.[a-z]{2,}/giu

/** Whether a sentence tells where somebody lives. */
export function tellsAddress(sentence: string): boolean {
  const words = lettersOf(sentence)
  return (
    words.some(word => STREETS.has(word)) ||
    (/\d/.test(sentence) && words.some(word => PERHAPS_STREETS.has(word)))
  )
}

/**
 * A sentence without the two words after what announces a name: « je m’appelle pierre maison » holds none but everyday
 * words. What is put in their place no list knows.
 */
export const withoutNames = (sentence: string, mask: string): string =>
  sentence.replace(ANNOUNCED, (_, before: string) => `${before} ${mask}`)

const ANNOUNCED =
  /((?:m['’]appel+e|m['’]appelant|mon (?:pr[ée])?nom(?: est)?|(?:pr[ée])?nom\s*:|je suis (?:monsieur|madame|m\.|mme)|\b(?:mr|mme|mlle|m\.)|monsieur|madame|mademoiselle|demandez|appelez|rappelez|contactez|cordialement|signée?|bien à vous)\s*[,:]?)\s+(?!(?:de|d|du|la|le|les|des|pour|au|aux|en|à|et|ou|sur|dans|par|avec|un|une|nous|moi|mon|ma|mes|vous|est|a|s|qui|avant|après|svp|merci|si|quand|dès)\b)\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*)?/giu

/** Whether so many in a row are of that kind. */
function runs(words: readonly string[], isOne: (word: string) => boolean, least: number): boolean {
  let length = 0
  for (const word of words) {
    length = isOne(word) ? length + 1 : 0
    if (length >= least) return true
  }
  return false
}
