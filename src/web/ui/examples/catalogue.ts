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
    idea: 'Une fuite ne se lit pas, elle s’appelle\u00a0: le numéro d’abord, les prix du déplacement ensuite.',
    notes: [
      'Une grosse fuite, une odeur de gaz\u00a0: l’IA dit d’appeler, et donne le numéro.',
      'Elle dit si vous venez à Bron, et le prix du déplacement.',
      'À 22 heures, elle répond avec vos prix et vos horaires, jamais avec d’autres.',
    ],
    tone: 'bleu',
  },
  coiffeur: {
    label: 'Coiffeur',
    of: 'coiffeur',
    name: 'Atelier Odile',
    town: 'Nantes',
    idea: 'Un magazine plutôt qu’une grille\u00a0: trois coupes, un tarif, une chaise à réserver.',
    notes: [
      'L’IA donne le prix d’un balayage et la durée d’une coupe, tels que vous les avez écrits.',
      'On lui parle d’une couleur\u00a0: elle cite le test sur la peau, 48 heures avant.',
      'Pour un rendez-vous, elle ouvre le formulaire et ne promet aucune heure.',
    ],
    tone: 'rose',
  },
  menuisier: {
    label: 'Menuisier',
    of: 'menuisier',
    name: 'Kerjean & fille',
    town: 'Quimper',
    idea: 'Un plan d’atelier qui se déplie\u00a0: cotes, essences, assemblages, et les délais dits franchement.',
    notes: [
      'L’IA dit quoi mesurer pour un escalier, avant le relevé.',
      'Elle donne le délai d’un sur-mesure avant que le client ne s’impatiente.',
      'Sans prix de votre part, elle n’en invente aucun\u00a0: il se demande par devis.',
    ],
    tone: 'jaune',
  },
  'expert-comptable': {
    label: 'Expert-comptable',
    of: 'expert-comptable',
    name: 'Cabinet Lemaire Osei',
    town: 'Lille',
    idea: 'Un grand livre ouvert\u00a0: qui s’occupe de quoi, combien, et la prochaine échéance.',
    notes: [
      'L’IA dit qui reçoit les créateurs, et ce que devient le dossier quand on change de cabinet.',
      'Elle donne le prix d’un bulletin de paie, tel que vous l’affichez.',
      'Elle ne donne aucun conseil fiscal\u00a0: elle le dit, et renvoie à une personne.',
    ],
    tone: 'vert',
  },
  restaurant: {
    label: 'Restaurant',
    of: 'restaurant',
    name: 'Chez Sauge',
    town: 'Dijon',
    idea: 'L’ardoise du jour avant tout\u00a0: on lit, on choisit, on réserve, en moins d’une minute.',
    notes: [
      'L’IA dit le prix d’un plat et les jours de fermeture, même en plein service.',
      'Pour une table, elle ouvre le formulaire ou donne le numéro\u00a0: c’est vous qui confirmez.',
      'Une allergie\u202f? Elle ne répond pas sur la santé, et renvoie à une personne.',
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
      'L’IA donne le forfait, et dit ce qu’il comprend.',
      'Elle connaît la voiture de prêt, et ce que l’accueil demandera.',
      'Un voyant rouge\u00a0: elle dit de s’arrêter et d’appeler, avec le numéro.',
    ],
    tone: 'jaune',
  },
  fleuriste: {
    label: 'Fleuriste',
    of: 'fleuriste',
    name: 'Les Simples',
    town: 'Angers',
    idea: 'Un herbier qui suit les saisons\u00a0: ce qui fleurit ce mois-ci, à emporter ou à offrir.',
    notes: [
      'L’IA dit où vous livrez, et à quel prix.',
      'Elle donne le prix d’un bouquet\u202f; pour un mariage, elle renvoie à Jeanne.',
      'Pour un deuil, elle parle peu\u00a0: le lieu et l’heure suffisent.',
    ],
    tone: 'vert',
  },
  kinesitherapeute: {
    label: 'Kinésithérapeute',
    of: 'masseur-kinésithérapeute',
    name: 'Cabinet des Quais',
    town: 'Bordeaux',
    idea: 'Qui reçoit, quand, et ce qu’il faut apporter\u00a0: le calme d’une salle d’attente bien tenue.',
    notes: [
      'L’IA dit ce qu’il faut apporter, et si le cabinet est ouvert samedi.',
      'Elle ne pose aucun diagnostic\u00a0: pour la santé, elle renvoie au cabinet.',
      'Devant un signe d’alerte, elle dit d’appeler le 15 ou le 112.',
    ],
    tone: 'bleu',
  },
}

export const exampleOf = (trade: ExampleTrade): Example => ({ trade, ...table[trade] })

export const examples: Example[] = EXAMPLE_TRADES.map(exampleOf)
