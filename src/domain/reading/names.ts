import { editDistance } from './edit-distance'
import { plain } from './plain-words'

/**
 * Whether two names of a firm are the same: all letters, but for two that may be misread in a long name, one
 * in a short one (specification C10 allows an edit distance of 2).
 */
export function sameFirm(one: string, two: string): boolean {
  const [left, right] = [nameWords(one).join(''), nameWords(two).join('')]
  if (left.length < 3 || right.length < 3) return left !== '' && left === right
  return editDistance(left, right, allowed(left)) <= allowed(left)
}

/** Whether a person's last name, and a first name where both give one, are the same in any order of words. */
export function samePerson(one: string, two: string): boolean {
  const [left, right] = [nameWords(one), nameWords(two)]
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left]
  if (fewer.length < 2) return false
  const shared = fewer.filter(word => more.some(other => alike(word, other))).length
  return shared >= 2 && shared >= Math.min(fewer.length, 2)
}

/** Whether a name stands in a longer text, all its words, near one another's order. */
export function standsIn(name: string, text: string): boolean {
  const wanted = nameWords(name)
  const words = nameWords(text)
  if (wanted.join('').length < 4) return false
  if (wanted.every(word => words.some(other => alike(word, other)))) return true
  const tight = words.join('')
  return wanted.join('').length >= 6 && tight.includes(wanted.join(''))
}

/** How far two names are apart, 0 the same to 1 nothing in common: only a large distance says « another ». */
export function distance(one: string, two: string): number {
  const [left, right] = [nameWords(one).join(''), nameWords(two).join('')]
  const longest = Math.max(left.length, right.length)
  return longest === 0 ? 0 : editDistance(left, right, longest) / longest
}

const allowed = (name: string) => (name.length >= 10 ? 2 : name.length >= 5 ? 1 : 0)

const alike = (one: string, two: string) => editDistance(one, two, allowed(one)) <= allowed(one)

/** Legal forms and civilities: they stand before, behind or not at all. */
const NO_NAME = new Set(
  'SA SAS SASU SARL EURL SCI SNC SELARL SELAS SCOP SC EI EIRL AUTO ENTREPRENEUR MICRO SOCIETE STE ETS ETABLISSEMENTS ENTREPRISE M MR MME MLLE MONSIEUR MADAME MADEMOISELLE ET DE DU DES LA LE LES D L OU AU'.split(
    ' ',
  ),
)

const DOTTED_FORMS = /\b(?:[SECL]\.\s?){2,6}/gi

/** A name's own words, in capitals and without accents: « S.A.R.L. Hôtel de l’Été » is HOTEL ETE. */
function nameWords(name: string): string[] {
  return plain(name.replace(DOTTED_FORMS, ' '))
    .split(' ')
    .filter(word => word.length > 1 && !NO_NAME.has(word))
}
