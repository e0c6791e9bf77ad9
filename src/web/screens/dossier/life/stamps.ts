import type { Situation } from '~/domain/situation/situation'

/** The one stamp of the page: green is good news, ochre waits, vermilion is a refusal. */
export const STAMPS: Record<
  Situation,
  { words: string; says: 'favourable' | 'to-check' | 'refused' } | null
> = {
  'with-team': null,
  'to-transmit': { words: 'Dossier reçu', says: 'favourable' },
  examined: { words: 'À l’examen', says: 'favourable' },
  choosing: { words: 'Aide accordée', says: 'favourable' },
  'choice-over': { words: 'Délai passé', says: 'to-check' },
  'to-answer': { words: 'Aide accordée', says: 'favourable' },
  answered: { words: 'Contenus reçus', says: 'favourable' },
  making: { words: 'En création', says: 'favourable' },
  'to-review': { words: 'À relire', says: 'to-check' },
  corrections: { words: 'En correction', says: 'to-check' },
  'asked-on-site': { words: 'À vous de répondre', says: 'to-check' },
  approved: { words: 'Approuvé', says: 'favourable' },
  'to-accept': { words: 'En ligne', says: 'favourable' },
  delivered: { words: 'Site livré', says: 'favourable' },
  'off-line': { words: 'Hors ligne', says: 'to-check' },
  over: { words: 'Terminé', says: 'to-check' },
  refused: { words: 'Refusé', says: 'refused' },
  closed: { words: 'Dossier clos', says: 'to-check' },
  renounced: { words: 'Clos à votre demande', says: 'to-check' },
  lapsed: { words: 'Clos sans frais', says: 'to-check' },
}
