import type { Dialogue } from '../parts/assistant'

export const cuts = [
  {
    kind: 'bob',
    name: 'Le carré net',
    words: 'Coupé sur cheveux secs, ligne tenue trois mois.',
    price: '52 €',
    time: '50 min',
  },
  {
    kind: 'curls',
    name: 'La boucle rendue',
    words: 'Coupe boucle à boucle, soin, séchage au diffuseur.',
    price: '68 €',
    time: '1 h 15',
  },
  {
    kind: 'crop',
    name: 'Le court vivant',
    words: 'Ciseaux seulement ; nuque reprise gratuite à trois semaines.',
    price: '38 €',
    time: '35 min',
  },
  {
    kind: 'long',
    name: 'Le long allégé',
    words: 'On garde la longueur, on retire le poids.',
    price: '49 €',
    time: '45 min',
  },
] as const

export const menu: [string, string][] = [
  ['Couleur végétale, racines', '58 €'],
  ['Couleur végétale, longueurs', 'dès 84 €'],
  ['Balayage à main levée', 'dès 110 €'],
  ['Soin profond à l’argile', '24 €'],
  ['Barbe, serviette chaude', '26 €'],
  ['Moins de 12 ans', '22 €'],
]

export const dialogue: Dialogue = {
  title: 'Trouver votre créneau',
  greeting: 'Bonjour, je connais l’agenda d’Odile et de Sam. Deux questions et votre chaise est retenue.',
  questions: [
    {
      words: 'Qu’aimeriez-vous ?',
      name: 'Prestation',
      choices: [
        {
          label: 'Une coupe',
          reply: 'Comptez 50 minutes, coiffage compris.',
          slip: 'Coupe et coiffage, 50 min',
        },
        {
          label: 'Une couleur végétale',
          reply: 'Deux heures, et un test sur la peau 48 heures avant : c’est la règle chez nous.',
          slip: 'Couleur végétale, 2 h, test 48 h avant',
        },
        {
          label: 'Je ne sais pas encore',
          reply: 'Alors commençons par un quart d’heure de conseil, offert, devant le miroir.',
          slip: 'Conseil, 15 min, offert',
        },
      ],
    },
    {
      words: 'Quel moment vous va ?',
      name: 'Créneau',
      choices: [
        { label: 'Mardi matin', reply: 'Mardi 10 h 15 avec Sam.', slip: 'Mardi, 10 h 15, avec Sam' },
        {
          label: 'Jeudi soir',
          reply: 'Jeudi 18 h 30 avec Odile, dernier rendez-vous du jour.',
          slip: 'Jeudi, 18 h 30, avec Odile',
        },
        {
          label: 'Samedi',
          reply: 'Samedi est complet ; le suivant a une place à 9 h.',
          slip: 'Samedi suivant, 9 h',
        },
      ],
    },
  ],
  slip: 'Votre rendez-vous',
  more: [
    { name: 'À demander', value: 'Prénom et téléphone' },
    { name: 'Rappel', value: 'La veille, par message' },
  ],
  end: 'Le salon confirme d’un mot. Annulation libre jusqu’à la veille, midi.',
}
