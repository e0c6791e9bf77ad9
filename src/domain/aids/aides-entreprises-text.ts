import { plainText } from '../text/plain-text'
import { fold } from '../text/slug'
import { aidLimits } from './aid'

export const LONGEST = 4_000

/** The fields of what a register sent; none where it is no object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** The first fifty of a list, each as its fields; none where it is no list. */
export const itemsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.slice(0, 50).map(fieldsOf) : []

const site =
  /\b(?:site internet|site web|sites? marchands?|site vitrine|e-?commerce|vente en ligne|transition numerique|transformation numerique|digitalisation|numerisation|cheque numerique)\b/

/** Whether name, purpose or operations of a record name a website or going digital. */
export const speaksOfSite = ({ aid_nom, aid_objet, aid_operations_el }: Record<string, unknown>) =>
  site.test(fold([aid_nom, aid_objet, aid_operations_el].map(part => plainText(part, LONGEST)).join(' ')))

/** Whom an aid is for and on what conditions, in the source's words, without markup. */
export const sentencesOf = ({ aid_benef, aid_conditions }: Record<string, unknown>) =>
  [aid_benef, aid_conditions].map(part => plainText(part, aidLimits.says)).filter(words => words !== '')

/**
 * The text of a proposed aid, as Markdown; it says that nobody has read it yet.
 * @param worth the amount in words, empty where the source names none
 */
export function textOf(said: Record<string, unknown>, worth: string): string {
  const parts: [string, string][] = [
    ['Objet', plainText(said.aid_objet, LONGEST)],
    [
      'Montant, d’après la source',
      worth && `${worth} Sous réserve d’acceptation, et jusqu’à ce que dit le règlement.`,
    ],
    ['Conditions', plainText(said.aid_conditions, LONGEST)],
  ]
  const shown = parts
    .filter(([, words]) => words !== '')
    .map(([title, words]) => `## ${title}\n\n${asMarkdown(words)}`)
  return [
    ...shown,
    '## Ce qui reste à vérifier\n\nTout\u00a0: cette fiche vient d’un répertoire, personne ne l’a encore relue.',
  ].join('\n\n')
}

/** Words only: nothing of a stranger becomes a link, a title or an image. */
const asMarkdown = (words: string) => words.replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&')
