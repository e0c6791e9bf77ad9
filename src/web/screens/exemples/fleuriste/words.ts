import type { Dialogue } from '../parts/assistant'

export const plates = [
  {
    kind: 'poppy',
    name: 'Pavot d’Islande',
    latin: 'Papaver nudicaule',
    words: 'Cinq jours en vase, puis il s’effeuille d’un coup.',
    price: '3,50 € la tige',
  },
  {
    kind: 'cornflower',
    name: 'Bleuet',
    latin: 'Centaurea cyanus',
    words: 'Se garde séché, et reste bleu.',
    price: '6 € la botte',
  },
  {
    kind: 'daisy',
    name: 'Grande marguerite',
    latin: 'Leucanthemum vulgare',
    words: 'Huit jours, une eau changée tous les deux.',
    price: '5 € la botte',
  },
] as const

export const seasons: [string, string][] = [
  ['Mars – mai', 'Tulipes, renoncules, branches de pommier'],
  ['Juin – août', 'Pavots, bleuets, pois de senteur, blé vert'],
  ['Septembre – novembre', 'Dahlias, asters, courges, feuillages roux'],
  ['Décembre – février', 'Hellébores, eucalyptus, fleurs séchées'],
]

export const dialogue: Dialogue = {
  title: 'Composer avec vous',
  greeting: 'Bonjour. Je sais ce qui est en boutique ce matin ; dites-moi pour qui, je compose.',
  questions: [
    {
      words: 'Pour quelle occasion ?',
      name: 'Occasion',
      choices: [
        {
          label: 'Un anniversaire',
          reply: 'Du rouge et du bleu, des tiges hautes : un bouquet des champs.',
          slip: 'Anniversaire, bouquet des champs',
        },
        {
          label: 'Un merci',
          reply: 'Petit, rond, blanc et vert. Il tient sur une table de travail.',
          slip: 'Merci, rond blanc et vert',
        },
        {
          label: 'Un deuil',
          reply: 'Nous sommes désolés. Dites seulement le lieu et l’heure, Jeanne s’occupe du reste.',
          slip: 'Deuil, Jeanne rappelle dans l’heure',
        },
      ],
    },
    {
      words: 'Quel budget ?',
      name: 'Budget',
      choices: [
        { label: 'Environ 25 €', reply: 'Douze à quinze tiges de saison.', slip: '25 €, 12 à 15 tiges' },
        {
          label: 'Environ 45 €',
          reply: 'Un vrai bras de fleurs, emballé de papier brun.',
          slip: '45 €, grand bouquet',
        },
        {
          label: 'À vous de voir',
          reply: 'Nous vous appelons avec une photo avant de partir.',
          slip: 'Libre, photo avant départ',
        },
      ],
    },
  ],
  slip: 'Bon de commande',
  more: [
    { name: 'Livraison', value: 'Angers, à vélo, 6 €' },
    { name: 'À demander', value: 'Adresse, carte, téléphone' },
  ],
  end: 'Rien n’est payé ici : vous réglez en boutique ou à la livraison.',
}
