/**
 * What waits for the team, by what follows when it goes on waiting: a promise broken, money, a client's word. Each queue is one condition that an index holds (store/lists/queues).
 */
export const QUEUES = [
  'answer',
  'overdue',
  'message',
  'confirm',
  'call-back',
  'new-pieces',
  'to-check',
  'to-transmit',
  'decision',
  'remind',
  'finalize',
  'signature',
] as const

export type Queue = (typeof QUEUES)[number]

export const QUEUE_LABELS: Record<Queue, string> = {
  answer: 'À répondre sous 24 h',
  message: 'Messages à traiter',
  confirm: 'À confirmer',
  'call-back': 'À rappeler',
  'new-pieces': 'Nouvelles pièces',
  'to-check': 'À vérifier',
  'to-transmit': 'À transmettre',
  decision: 'Décision attendue',
  overdue: 'Paiement en retard',
  remind: 'À relancer',
  finalize: 'À finaliser',
  signature: 'Signature en attente',
}

/** A client who was asked for pieces is reminded after so many days. */
export const REMIND_AFTER_DAYS = 7
