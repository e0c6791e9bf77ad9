import { keysOf } from '../closed-list'

/** Why a mail waits in « À classer » instead of standing in a thread. */
export const APART_LABELS = {
  'no-thread': 'Écrit sans répondre à un message',
  'wrong-token': 'Adresse de réponse inconnue',
  'several-threads': 'Adressé à plusieurs dossiers à la fois',
  'thread-gone': 'Le dossier ou le site n’existe plus',
  'former-address': 'Réponse à un message parti à une adresse d’avant',
  'other-sender': 'L’expéditeur n’est pas l’adresse du dossier',
  unauthenticated: 'Expéditeur peut-être usurpé',
  'auto-reply': 'Réponse automatique',
  bounce: 'Avis de non-remise',
  loop: 'Message parti de chez nous',
  'too-large': 'Plus de 25\u00a0Mo\u00a0: à lire dans la boîte',
  'too-many': 'Plus de vingt messages en un jour',
  empty: 'Rien d’écrit au-dessus du message cité',
  unreadable: 'Illisible\u00a0: à lire dans la boîte',
  refused: 'Refusé par le dossier ou le site',
} as const

export type ApartReason = keyof typeof APART_LABELS

/** Of these nothing shows that whom the thread belongs to wrote them. */
const DOUBTFUL: readonly ApartReason[] = [
  'other-sender',
  'unauthenticated',
  'former-address',
  'wrong-token',
  'loop',
]

/** Whether a mail may be somebody else's than it looks. */
export const isDoubtful = (reason: ApartReason) => DOUBTFUL.includes(reason)

export const APART_REASONS = keysOf(APART_LABELS)
