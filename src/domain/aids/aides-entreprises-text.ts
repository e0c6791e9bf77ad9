import { plainText } from '../text/plain-text'
import { fold } from '../text/slug'
import { aidLimits } from './aid'

export const LONGEST = 4_000

export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

export const itemsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.slice(0, 50).map(fieldsOf) : []

const site =
  /\b(?:site internet|site web|sites? marchands?|site vitrine|e-?commerce|vente en ligne|transition numerique|transformation numerique|digitalisation|numerisation|cheque numerique)\b/

export const speaksOfSite = ({ aid_nom, aid_objet, aid_operations_el }: Record<string, unknown>) =>
  site.test(fold([aid_nom, aid_objet, aid_operations_el].map(part => plainText(part, LONGEST)).join(' ')))

export const sentencesOf = ({ aid_benef, aid_conditions }: Record<string, unknown>) =>
  [aid_benef, aid_conditions].map(part => plainText(part, aidLimits.says)).filter(words => words !== '')

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
    '## Ce qui reste à vérifier\n\nTout : cette fiche vient d’un répertoire, personne ne l’a encore relue.',
  ].join('\n\n')
}

/** Words only: nothing of a stranger becomes a link, a title or an image. */
const asMarkdown = (words: string) => words.replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&')
