import type { Dialogue } from '../parts/assistant'

export const works = [
  {
    kind: 'stair',
    name: 'Escalier quart tournant',
    wood: 'Frêne huilé',
    width: '2 860',
    delay: '9 semaines',
  },
  { kind: 'kitchen', name: 'Cuisine sous pente', wood: 'Châtaignier', width: '3 420', delay: '12 semaines' },
  {
    kind: 'window',
    name: 'Fenêtres à l’ancienne',
    wood: 'Chêne de pays',
    width: '1 240',
    delay: '8 semaines',
  },
  {
    kind: 'library',
    name: 'Bibliothèque du couloir',
    wood: 'Peuplier peint',
    width: '4 100',
    delay: '6 semaines',
  },
] as const

export const stages: [string, string, string][] = [
  ['Relevé', 'Une heure chez vous', 'Yann mesure, Lena dessine. Rien n’est facturé.'],
  ['Plan coté', 'Sous 10 jours', 'Un plan à l’échelle, l’essence, le prix ferme et le délai.'],
  ['Atelier', '6 à 12 semaines', 'Vous pouvez venir voir votre bois avant qu’il soit coupé.'],
  ['Pose', '1 à 3 jours', 'Nous posons nous-mêmes, et nous balayons.'],
]

export const dialogue: Dialogue = {
  title: 'Préparer votre devis',
  greeting:
    'Bonjour, je prépare les demandes pour Yann et Lena. Deux questions suffisent pour qu’ils vous répondent juste.',
  questions: [
    {
      words: 'Que faut-il fabriquer ?',
      name: 'Ouvrage',
      choices: [
        {
          label: 'Un escalier',
          reply:
            'Mesurez la hauteur de sol à sol et la longueur disponible : c’est ce qui décide de la forme.',
          slip: 'Escalier, hauteur et longueur à relever',
        },
        {
          label: 'Une bibliothèque',
          reply:
            'Dites la largeur du mur et ce qu’elle portera : des livres de poche ou une encyclopédie, ce n’est pas la même planche.',
          slip: 'Bibliothèque sur mesure',
        },
        {
          label: 'Une réparation',
          reply: 'Une photo de l’ensemble et une du détail nous évitent un déplacement.',
          slip: 'Réparation, deux photos à joindre',
        },
      ],
    },
    {
      words: 'Quelle essence aimez-vous ?',
      name: 'Bois',
      choices: [
        {
          label: 'Du chêne',
          reply: 'Chêne de Bretagne, séché à l’air. Il fonce doucement.',
          slip: 'Chêne, finition huile',
        },
        {
          label: 'Un bois clair',
          reply: 'Frêne ou peuplier : plus clair, et moins cher au mètre.',
          slip: 'Bois clair : frêne ou peuplier',
        },
        {
          label: 'À vous de dire',
          reply: 'Nous viendrons avec trois échantillons.',
          slip: 'À conseiller, trois échantillons',
        },
      ],
    },
  ],
  slip: 'Fiche de relevé',
  more: [
    { name: 'Délai annoncé', value: '6 à 12 semaines' },
    { name: 'À demander', value: 'Nom, commune, téléphone' },
  ],
  end: 'La fiche est épinglée au-dessus de l’établi. Vous êtes rappelé dans la semaine.',
}
