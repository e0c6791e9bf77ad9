import type { Dialogue } from '../parts/assistant'

export const days = ['Lun.', 'Mar.', 'Mer.', 'Jeu.', 'Ven.', 'Sam.']

/** Who receives when: morning and afternoon of each day. */
export const people = [
  { name: 'Salomé Arrieta', field: 'Sport, genou, cheville', week: ['m', 'ma', '', 'ma', 'm', 'm'] },
  { name: 'Idriss Bonnal', field: 'Dos, épaule, postopératoire', week: ['ma', 'a', 'ma', '', 'ma', ''] },
  { name: 'Claire Vidot', field: 'Périnée, grossesse', week: ['a', 'm', 'm', 'ma', '', ''] },
] as const

export const bring: [string, string][] = [
  ['La prescription', 'si vous en avez une'],
  ['La carte Vitale', 'et celle de la mutuelle'],
  ['Les images', 'radio, IRM, compte rendu'],
  ['Une tenue souple', 'et une serviette'],
]

export const dialogue: Dialogue = {
  title: 'Trouver qui vous reçoit',
  greeting:
    'Bonjour. Je cherche un créneau, je ne pose pas de diagnostic. Devant une douleur dans la poitrine ou une perte de force soudaine, appelez le 15.',
  questions: [
    {
      words: 'Avez-vous une prescription ?',
      name: 'Prescription',
      choices: [
        {
          label: 'Oui',
          reply: 'Apportez-la à la première séance : elle dit le nombre et l’urgence.',
          slip: 'Avec prescription',
        },
        {
          label: 'Pas encore',
          reply:
            'Voyez d’abord votre médecin : le remboursement en dépend. Je peux retenir une place en attendant.',
          slip: 'Prescription à venir',
        },
        {
          label: 'C’est un suivi',
          reply: 'Bien. Je regarde l’agenda de la personne qui vous suit.',
          slip: 'Suite de soins',
        },
      ],
    },
    {
      words: 'Quand pouvez-vous venir ?',
      name: 'Créneau',
      choices: [
        { label: 'Tôt le matin', reply: 'Mardi 7 h 40 avec Salomé.', slip: 'Mardi, 7 h 40, Salomé Arrieta' },
        { label: 'Le midi', reply: 'Lundi 12 h 20 avec Idriss.', slip: 'Lundi, 12 h 20, Idriss Bonnal' },
        { label: 'Après 18 h', reply: 'Jeudi 18 h 40 avec Claire.', slip: 'Jeudi, 18 h 40, Claire Vidot' },
      ],
    },
  ],
  slip: 'Demande de séance',
  more: [
    { name: 'Durée', value: '30 minutes' },
    { name: 'À demander', value: 'Nom et téléphone, rien de médical' },
  ],
  end: 'Le cabinet confirme par message. Prévenez la veille si vous ne venez pas.',
}
