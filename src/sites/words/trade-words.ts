import type { SiteFacts } from '~/domain/site/facts/facts'
import { HEALTH_TRADES } from '~/domain/site/health-trades'
import { fold } from '~/domain/text/slug'

/** What differs by trade in what we ask, and in how search engines call the firm. */
interface TradeWords {
  /** What the text area asks. */
  ask: string
  send: string
  /** Type of schema.org. */
  schema: string
  /** Health: one may ask for no more than a time. */
  health: boolean
}

const ANY: TradeWords = {
  ask: 'Votre demande',
  send: 'Envoyer ma demande',
  schema: 'LocalBusiness',
  health: false,
}

/** The first that the trade's words begin one of: « masseur-kinésithérapeute » is found at « kine ». */
const BY_TRADE: [starts: RegExp, words: Partial<TradeWords>][] = [
  [
    HEALTH_TRADES,
    {
      ask: 'Quand seriez-vous disponible ?',
      send: 'Demander un rendez-vous',
      schema: 'MedicalBusiness',
      health: true,
    },
  ],
  [
    /\b(coiff|barb)/,
    { ask: 'Ce que vous avez en tête', send: 'Demander un rendez-vous', schema: 'HairSalon' },
  ],
  [
    /\b(estheti|institut de beaute|onglerie|manucur)/,
    { ask: 'Le soin que vous cherchez', send: 'Demander un rendez-vous', schema: 'BeautySalon' },
  ],
  [
    /\b(plomb|chauffag)/,
    { ask: 'Que se passe-t-il, et à quel étage ?', send: 'Demander un devis', schema: 'Plumber' },
  ],
  [
    /\b(electric)/,
    { ask: 'Que faut-il installer ou réparer ?', send: 'Demander un devis', schema: 'Electrician' },
  ],
  [/\b(couvr|charpent)/, { ask: 'Votre projet', send: 'Demander un devis', schema: 'RoofingContractor' }],
  [
    /\b(menuis|ebenist)/,
    {
      ask: 'Votre projet, et ses cotes si vous les avez',
      send: 'Demander un relevé',
      schema: 'HomeAndConstructionBusiness',
    },
  ],
  [
    /\b(macon|peintre|carrel|platr|batiment|renov|serrur|paysag|jardin)/,
    { ask: 'Votre projet', send: 'Demander un devis', schema: 'HomeAndConstructionBusiness' },
  ],
  [
    /\b(expert.compta|compta)/,
    { ask: 'Votre activité, en deux lignes', send: 'Demander un rendez-vous', schema: 'AccountingService' },
  ],
  [
    /\b(avoca|notair)/,
    { ask: 'L’objet de votre demande', send: 'Demander un rendez-vous', schema: 'LegalService' },
  ],
  [
    /\b(restau|bistro|brasser|pizz|crep)/,
    { ask: 'Jour, heure et nombre de personnes', send: 'Envoyer à la maison', schema: 'Restaurant' },
  ],
  [
    /\b(boulang|patiss)/,
    { ask: 'Votre commande, et pour quand', send: 'Envoyer ma commande', schema: 'Bakery' },
  ],
  [
    /\b(garag|carross|mecani|automob)/,
    { ask: 'Véhicule, kilométrage, ce que vous entendez', send: 'Demander un créneau', schema: 'AutoRepair' },
  ],
  [/\b(fleur)/, { ask: 'Couleurs, date, adresse', send: 'Envoyer ma demande', schema: 'Florist' }],
]

/** What is said for the nearest trade that we know; general words for the others. */
export function tradeWordsOf({ trade }: Pick<SiteFacts, 'trade'>): TradeWords {
  const folded = fold(trade)
  return { ...ANY, ...BY_TRADE.find(([starts]) => starts.test(folded))?.[1] }
}
