import { EXAMPLE_TRADES, type ExampleTrade } from '~/domain/trade/example-trade'

/** What is told of an example site outside of it. The firms do not exist; their telephones cannot ring. */
export interface Example {
  trade: ExampleTrade
  /** As said in a tab. */
  label: string
  /** As said in a sentence: « un site de … ». */
  of: string
  name: string
  town: string
  /** What the site was drawn for, in one sentence. */
  idea: string
  /** In the margin of the mock-up: what the built-in AI does for this trade. */
  notes: [string, string, string]
  /** The ground that it is shown on. */
  tone: 'jaune' | 'rose' | 'vert' | 'bleu'
}

const table: Record<ExampleTrade, Omit<Example, 'trade'>> = {
  'plombier-chauffagiste': {
    label: 'Plombier',
    of: 'plombier-chauffagiste',
    name: 'Ferrand & Cuivre',
    town: 'Villeurbanne',
    idea: 'Une fuite ne se lit pas, elle s’appelle : le numéro d’abord, les prix du déplacement ensuite.',
    notes: [
      'L’IA trie l’urgence et le projet : une fuite qui coule affiche le numéro en grand.',
      'Elle demande l’étage, la marque de la chaudière, l’arrivée d’eau : vous rappelez en sachant.',
      'À 22 heures, elle répond avec vos prix et vos horaires, jamais avec d’autres.',
    ],
    tone: 'bleu',
  },
  coiffeur: {
    label: 'Coiffeur',
    of: 'coiffeur',
    name: 'Atelier Odile',
    town: 'Nantes',
    idea: 'Un magazine plutôt qu’une grille : trois coupes, un tarif, une chaise à réserver.',
    notes: [
      'L’IA estime la durée d’une couleur et propose un créneau qui tient dans votre journée.',
      'Elle rappelle le test d’allergie quarante-huit heures avant, sans que vous y pensiez.',
      'Les questions qui reviennent ont vos réponses, dans vos mots.',
    ],
    tone: 'rose',
  },
  menuisier: {
    label: 'Menuisier',
    of: 'menuisier',
    name: 'Kerjean & fille',
    town: 'Quimper',
    idea: 'Un plan d’atelier qui se déplie : cotes, essences, assemblages, et les délais dits franchement.',
    notes: [
      'L’IA demande les cotes et l’essence : le devis part avec ce qu’il faut pour être juste.',
      'Elle explique le délai d’un sur-mesure avant que le client ne s’impatiente.',
      'Elle range les demandes : cuisine, escalier, fenêtre, réparation.',
    ],
    tone: 'jaune',
  },
  'expert-comptable': {
    label: 'Expert-comptable',
    of: 'expert-comptable',
    name: 'Cabinet Lemaire Osei',
    town: 'Lille',
    idea: 'Un grand livre ouvert : qui s’occupe de quoi, combien, et la prochaine échéance.',
    notes: [
      'L’IA sépare la création, la reprise de dossier et la paie, et adresse la demande à la bonne personne.',
      'Elle liste les pièces à apporter au premier rendez-vous.',
      'Elle ne donne aucun conseil fiscal : elle le dit, et prend rendez-vous.',
    ],
    tone: 'vert',
  },
  restaurant: {
    label: 'Restaurant',
    of: 'restaurant',
    name: 'Chez Sauge',
    town: 'Dijon',
    idea: 'L’ardoise du jour avant tout : on lit, on choisit, on réserve, en moins d’une minute.',
    notes: [
      'L’IA prend la réservation, l’heure et le nombre de couverts, même en plein service.',
      'Elle connaît les allergènes que vous avez indiqués, plat par plat.',
      'Au-delà de huit couverts, elle vous passe la main.',
    ],
    tone: 'rose',
  },
  garage: {
    label: 'Garage',
    of: 'garage automobile',
    name: 'Garage Belcour',
    town: 'Clermont-Ferrand',
    idea: 'Des forfaits lisibles comme un compteur, et un créneau avant même de décrocher.',
    notes: [
      'L’IA demande la plaque, le kilométrage et le voyant allumé : l’atelier prépare la pièce.',
      'Elle donne le forfait, et dit ce qu’il ne comprend pas.',
      'Elle propose le prêt de véhicule quand la réparation dure.',
    ],
    tone: 'jaune',
  },
  fleuriste: {
    label: 'Fleuriste',
    of: 'fleuriste',
    name: 'Les Simples',
    town: 'Angers',
    idea: 'Un herbier qui suit les saisons : ce qui fleurit ce mois-ci, à emporter ou à offrir.',
    notes: [
      'L’IA compose avec ce qui est en boutique : occasion, couleurs, budget.',
      'Elle aide à écrire la carte, puis vous laisse le dernier mot.',
      'Pour un deuil, elle parle peu, prend l’heure et l’adresse.',
    ],
    tone: 'vert',
  },
  kinesitherapeute: {
    label: 'Kinésithérapeute',
    of: 'masseur-kinésithérapeute',
    name: 'Cabinet des Quais',
    town: 'Bordeaux',
    idea: 'Qui reçoit, quand, et ce qu’il faut apporter : le calme d’une salle d’attente bien tenue.',
    notes: [
      'L’IA trouve le praticien et le créneau, prescription en main ou non.',
      'Elle liste ce qu’il faut apporter, et ne pose aucun diagnostic.',
      'Devant un signe d’alerte, elle dit d’appeler le 15, et rien d’autre.',
    ],
    tone: 'bleu',
  },
}

export const exampleOf = (trade: ExampleTrade): Example => ({ trade, ...table[trade] })

export const examples: Example[] = EXAMPLE_TRADES.map(exampleOf)
