import { MASK } from './everyday-word'
import { WHOLE_EMAIL, withoutNames } from './tell-tales'

/** Five figures and more, however they are parted, are a telephone, a card or a number of somebody's. */
const FIGURES = /\+?\d(?:[\s.()/-]{0,3}\d){4,}/gu
/** The same in words: « zéro six, douze, trente-quatre ». */
const SPOKEN =
  /\b(?:z[ée]ro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante)(?:(?:[\s,.-]|\bet\b)+(?:z[ée]ro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante)\b){4,}/giu
const PLACES =
  /\b\d+\s*(?:bis|ter)?,?\s+(?:rue|avenue|av\.?|boulevard|bd|chemin|impasse|all[ée]e|place|quai|route)\s[^.,;!?\n]*/giu
const LINKS = /\b(?:https?:\/\/|www\.)\S+/giu

/**
 * A text that still says what it is about, without what names or reaches whoever wrote or said it: addresses, links, telephones in
 * figures or in words, and names that are announced as such. A name that nothing announces may stay: who reads it is trusted with it.
 */
export const withoutContacts = (text: string): string =>
  withoutNames(
    text
      .replace(WHOLE_EMAIL, MASK)
      .replace(/\S*@\S*/gu, MASK)
      .replace(LINKS, MASK)
      .replace(PLACES, MASK)
      .replace(FIGURES, MASK)
      .replace(SPOKEN, MASK),
    MASK,
  )
