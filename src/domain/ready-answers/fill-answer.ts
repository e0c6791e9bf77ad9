import { elides, ofFirm } from '../site/names-in-sentences'
import { type AnswerFacts, type AnswerWord, openWords, wordIn } from './answer-words'

/** What may stand before a word and changes with it: « de », « à », « que » and what ends like them. */
const WITH_LINK = /(?:(?<![\p{L}’'-])(de|à|(?:lors|puis|jus)?que|jusqu[’']à)([ \u00a0]))?\{([^{}\n]+)\}/giu

/**
 * A ready-made answer with the words of a dossier. What the dossier does not say stays between braces and is told apart: nobody
 * may send it so.
 * @returns the text, and what is left to fill in, as it stands there
 */
export function fillAnswer(text: string, facts: AnswerFacts): { text: string; missing: string[] } {
  const filled = text.replace(WITH_LINK, (whole, link = '', space = '', braced: string) => {
    const word = wordIn(braced)
    const value = word && facts[word]
    if (!word || !value) return whole
    return link ? linked(String(link), String(space), word, value) : value
  })
  return { text: filled, missing: openWords(filled) }
}

/** « d’Atelier Odile », « du Petit Bistrot », « qu’Avenir Conseil », « au Fournil »; where letters do not tell, a noun stands between. */
function linked(link: string, space: string, word: AnswerWord, value: string): string {
  const small = link.toLowerCase()
  const apart = `${link}${space}${word === 'company' ? 'l’entreprise ' : ''}${value}`
  if (word === 'missing') return linkedList(link, space, value)
  if (word !== 'company' && word !== 'first_name' && word !== 'agency') return `${link}${space}${value}`
  if (small === 'de') return cased(link, ofFirm(value) ?? apart)
  if (small.endsWith('à')) return contracted(link, space, value)
  const elided = elides(value)
  if (elided === null) return apart
  return elided ? `${link.slice(0, -1)}’${value}` : `${link}${space}${value}`
}

/** « du RIB et de l’attestation »: pieces come with their article. */
function linkedList(link: string, space: string, value: string): string {
  if (link.toLowerCase() === 'de' && /^le /.test(value)) return cased(link, value.replace(/^le /, 'du '))
  if (link.toLowerCase().endsWith('à') && /^le /.test(value)) return contracted(link, space, value)
  return `${link}${space}${value}`
}

const contracted = (link: string, space: string, value: string): string => {
  const [, article = '', rest = ''] = /^(les?) (.*)$/is.exec(value) ?? []
  if (!article) return `${link}${space}${value}`
  const joined = article.length === 3 ? 'aux' : 'au'
  return `${cased(link, `${link.slice(0, -1)}${joined}`)} ${rest}`
}

/** As large as the link was written: « De {entreprise} » begins a sentence. */
const cased = (link: string, words: string): string =>
  /^\p{Lu}/u.test(link) ? `${words.charAt(0).toLocaleUpperCase('fr')}${words.slice(1)}` : words
