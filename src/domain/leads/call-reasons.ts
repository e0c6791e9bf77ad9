import { BILLED_FROM_SECONDS } from '../international/lead-pricing'
import type { TranscriptRule } from './transcript-rule'

/** Why a call rings nowhere. */
type NotRouted =
  | 'unknown-number'
  | 'paused'
  | 'outside-hours'
  | 'daily-cap'
  | 'no-money'
  | 'vat-unchecked'
  | 'free-cap'

/** Why a call that was routed costs nothing. */
type NotBilled =
  | 'hidden-number'
  | 'duplicate-caller'
  | 'too-short'
  | 'not-answered'
  | 'never-ended'
  | 'never-rang'
  | TranscriptRule

export type CallReason = NotRouted | NotBilled

/** What both sides read. */
export const CALL_REASONS: Record<CallReason, string> = {
  'unknown-number': 'Ce numéro ne mène à aucune campagne.',
  paused: 'La campagne est en pause.',
  'outside-hours': 'L’appel est arrivé en dehors des heures de la campagne.',
  'daily-cap': 'Le nombre d’appels du jour est atteint.',
  'no-money': 'Le solde ne couvre pas le prix d’un appel.',
  'vat-unchecked': 'Le numéro de TVA n’est pas encore vérifié.',
  'free-cap': 'Trop d’appels qui ne coûtent rien sont arrivés aujourd’hui.',
  'hidden-number': 'L’appelant a masqué son numéro\u00a0: l’appel n’est pas facturé.',
  'duplicate-caller': 'Cette personne avait déjà appelé dans les 30 jours\u00a0: l’appel n’est pas facturé.',
  'too-short': `L’appel a duré moins de ${BILLED_FROM_SECONDS} secondes\u00a0: il n’est pas facturé.`,
  'not-answered': 'Personne n’a décroché\u00a0: l’appel n’est pas facturé.',
  'never-ended': 'L’opérateur n’a jamais annoncé la fin de l’appel\u00a0: il n’est pas facturé.',
  'never-rang': 'L’opérateur n’a jamais annoncé la sonnerie\u00a0: l’appel n’est pas facturé.',
  silence:
    'Silence\u00a0: la transcription ne contient aucune parole de l’appelant. L’appel n’est pas facturé.',
  'wrong-number':
    'Erreur de numéro\u00a0: l’appelant le dit dans la transcription. L’appel n’est pas facturé.',
  canvasser:
    'Démarchage\u00a0: dans la transcription, l’appelant propose quelque chose à vendre et ne demande rien. L’appel n’est pas facturé.',
  'job-seeker':
    'Candidature\u00a0: dans la transcription, l’appelant cherche un emploi ou un stage et ne demande rien d’autre. L’appel n’est pas facturé.',
  supplier:
    'Fournisseur ou livraison\u00a0: dans la transcription, l’appelant parle de ce que vous lui avez commandé et ne demande rien. L’appel n’est pas facturé.',
}

/** What a client reads beside a billed call whose transcript came too late to decide. */
export const LATE_FINDINGS: Record<TranscriptRule, string> = {
  silence: 'Une transcription arrivée après coup ne contient aucune parole de l’appelant.',
  'wrong-number': 'Dans une transcription arrivée après coup, l’appelant dit s’être trompé de numéro.',
  canvasser: 'Une transcription arrivée après coup montre un démarchage.',
  'job-seeker': 'Une transcription arrivée après coup montre une candidature.',
  supplier: 'Une transcription arrivée après coup montre l’appel d’un fournisseur.',
}
