import type { ExampleTrade } from '~/domain/trade/example-trade'

/** What the site of a trade says before anybody has written a word of it: general, never a claim. */
export const tradeWords: Record<ExampleTrade, { label: string; headline: string; services: string[] }> = {
  'plombier-chauffagiste': {
    label: 'Plomberie, chauffage, électricité',
    headline: 'Une fuite ? Un projet ? Parlons-en.',
    services: ['Dépannage', 'Chauffage', 'Salle de bains'],
  },
  coiffeur: {
    label: 'Coiffure, beauté, services à la personne',
    headline: 'Une chaise vous attend.',
    services: ['Coupes', 'Couleurs', 'Soins'],
  },
  menuisier: {
    label: 'Menuiserie, bâtiment, fabrication',
    headline: 'Fait pour un seul endroit : chez vous.',
    services: ['Sur mesure', 'Pose', 'Réparation'],
  },
  'expert-comptable': {
    label: 'Conseil, comptabilité, bureau',
    headline: 'Quelqu’un vous lit, et vous rappelle.',
    services: ['Conseil', 'Suivi', 'Rendez-vous'],
  },
  restaurant: {
    label: 'Restaurant, café, hébergement',
    headline: 'L’ardoise du jour est prête.',
    services: ['La carte', 'Réserver', 'Nous trouver'],
  },
  garage: {
    label: 'Garage, automobile, deux-roues',
    headline: 'Le prix d’abord. La clé ensuite.',
    services: ['Révision', 'Réparation', 'Pneus'],
  },
  fleuriste: {
    label: 'Fleuriste, boutique, producteur',
    headline: 'De saison, et pour vous.',
    services: ['En boutique', 'Commander', 'Livraison'],
  },
  kinesitherapeute: {
    label: 'Santé, sport, association',
    headline: 'Prenez le temps, nous vous recevons.',
    services: ['Qui reçoit', 'Rendez-vous', 'Venir'],
  },
}
