/** What a copy of the program is made of besides its database and files: tried at its start and every hour. */
export const PART_LABELS = {
  renderer: 'le dessin des factures',
  reader: 'la lecture des pièces',
  inspector: 'l’examen des pièces',
  outbox: 'l’envoi des messages',
  clock: 'le travail à heure fixe',
} as const

export type Part = keyof typeof PART_LABELS
