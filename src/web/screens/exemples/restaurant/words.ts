import type { Dialogue } from '../parts/assistant'

export const menu: { course: string; dishes: [name: string, words: string, price: string][] }[] = [
  {
    course: 'Pour ouvrir',
    dishes: [
      ['Œuf de plein air', 'crème d’oignons, croûtons au beurre', '9 €'],
      ['Poireaux tièdes', 'vinaigrette à la moutarde, noisettes', '8 €'],
      ['Terrine de la maison', 'cornichons, pain de seigle', '11 €'],
    ],
  },
  {
    course: 'Ensuite',
    dishes: [
      ['Truite à la sauge', 'beurre citronné, pommes vapeur', '19 €'],
      ['Joue de bœuf', 'trois heures de vin rouge, carottes', '21 €'],
      ['Gnocchis de courge', 'sauge frite, vieux comté', '17 €'],
    ],
  },
  {
    course: 'Pour finir',
    dishes: [
      ['Pain d’épices perdu', 'glace au lait', '8 €'],
      ['Poire pochée', 'cassis, amandes', '8 €'],
      ['Trois fromages', 'choisis le matin', '9 €'],
    ],
  },
]

export const dialogue: Dialogue = {
  title: 'Une table ?',
  greeting: 'Bonjour, je tiens le cahier de réservations, même pendant le service.',
  questions: [
    {
      words: 'Vous serez combien ?',
      name: 'Couverts',
      choices: [
        {
          label: 'Deux',
          reply: 'Deux, très bien. Près de la fenêtre si elle est libre.',
          slip: '2 couverts, fenêtre souhaitée',
        },
        { label: 'Quatre', reply: 'Quatre : la table ronde du fond.', slip: '4 couverts, table ronde' },
        {
          label: 'Plus de huit',
          reply: 'Au-delà de huit, Inès préfère vous parler du menu : elle vous rappelle.',
          slip: 'Plus de 8 couverts, rappel par Inès',
        },
      ],
    },
    {
      words: 'Et quand ?',
      name: 'Service',
      choices: [
        { label: 'Ce soir', reply: 'Ce soir à 19 h 30 ou 21 h. Je note 19 h 30.', slip: 'Ce soir, 19 h 30' },
        {
          label: 'Demain midi',
          reply: 'Demain 12 h 15 : l’ardoise change le matin même.',
          slip: 'Demain, 12 h 15',
        },
        {
          label: 'Samedi',
          reply: 'Samedi soir, deux services : 19 h et 21 h 15. Je note 21 h 15.',
          slip: 'Samedi, 21 h 15',
        },
      ],
    },
  ],
  slip: 'Réservation',
  more: [
    { name: 'Allergies', value: 'Demandées, plat par plat' },
    { name: 'À demander', value: 'Nom et téléphone' },
  ],
  end: 'La maison confirme. Un empêchement ? Un mot avant 17 h suffit.',
}
