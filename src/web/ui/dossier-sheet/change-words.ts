import type { DossierStatus } from '~/domain/dossier/dossier'
import type { OpenTransition } from './dossier-data'

/** The words of a change as something to do. */
export function changeWords(from: DossierStatus, { to, undoes }: OpenTransition): string {
  if (undoes) return 'Annuler la décision'
  if (to === 'Accepté' && from === 'Accepté') return 'Continuer pour le client'
  if (to === 'Incomplet') return from === 'Refusé' ? 'Reprendre le dossier' : 'Demander des pièces'
  if (to === 'Refusé' && from === 'Accepté') return 'Renoncer pour le client'
  if (to === 'Soumis') return 'Rouvrir le dossier'
  return { Accepté: 'Accepter', Refusé: 'Refuser', Payé: 'Marquer payé', Nouveau: 'Nouveau' }[to]
}
