import type { RefusalMotive } from './avoir-motive'

/** What a dossier that ended without aid is called, in the message and on its page. */
export const REFUSAL_TITLES: Record<RefusalMotive, string> = {
  'body-refused': 'Votre aide n’a pas été accordée',
  'not-eligible': 'Votre aide n’a pas été accordée',
  'no-decision': 'Votre dossier est clos, faute de décision',
  'identity-contested': 'Votre dossier est clos',
  'invoice-to-correct': 'Votre facture est à corriger, dans un nouveau dossier',
  renounced: 'Votre renonciation est enregistrée',
}

/** The same where he said nothing by the end of the delay. */
export const SILENT_TITLE = 'Votre dossier est clos sans frais, faute de réponse'
