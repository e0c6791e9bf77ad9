import { fold } from '../../text/slug'
import { exampleOfActivity } from '../../trade/trade-of-activity'
import type { SiteTheme } from './layout'

/** Beginnings of words, in small letters without accents; the first line that fits counts. */
const WORDS: [theme: SiteTheme, starts: string][] = [
  [
    'kinesitherapeute',
    'kine masseur-kine osteo infirm medecin dentiste orthophon sage-femme podolog psycho orthopt ergotherap psychomot dietet chiropract sophrolog naturopath yoga pilates',
  ],
  ['coiffeur', 'coiff barb esthetic institut onglerie manucur maquill tatou spa massage beaute'],
  [
    'restaurant',
    'restau bistro brasser pizz crep traiteur cafe bar hotel gite chambre boulang patiss chocolat glacier salon-de-the food',
  ],
  ['garage', 'garag carross mecani automob moto cycle velo pneu taxi vtc auto-ecole depann-auto'],
  [
    'fleuriste',
    'fleur jardinerie pepinier maraich horticult boutique epicer primeur fromag cavist librair mercer',
  ],
  ['plombier-chauffagiste', 'plomb chauffag electric climatic frigor sanitaire depann serrur ramon domotic'],
  [
    'menuisier',
    'menuis ebenist charpent couvr couvert macon peintre peinture carrel platr parquet renov batiment construct paysag jardin elag facad isol vitr ferronn metall tapiss',
  ],
  [
    'expert-comptable',
    'expert-compta compta avoca notair juri conseil consult assur courtier immobil agence geometr architect informat developp graphis formateur formation coach traduc',
  ],
]

/**
 * The theme whose trade is nearest to what the owner says of his, else to his activity code; the plain one where none is.
 * @param activity as the registry writes it (« 43.22A »)
 */
export function siteTheme(trade: string, activity: string | null = null): SiteTheme {
  const found = WORDS.find(([, starts]) => speaksOf(trade, starts))
  return found?.[0] ?? (activity === null ? null : exampleOfActivity(activity)) ?? 'simple'
}

/** Whether a word of the trade begins like one of these: « boulangerie-pâtisserie » like « patiss ». */
export function speaksOf(trade: string, starts: string): boolean {
  const words = fold(trade).split(/[^a-z-]+/)
  const spoken = [...words, ...words.flatMap(word => word.split('-')), words.join('-')]
  return starts.split(' ').some(start => spoken.some(word => word.startsWith(start)))
}

/** Trades that answer to an order or an authority, which their site must name (LCEN art. 19, 5°). */
export const isRegulated = (trade: string): boolean =>
  /\b(kine|masseur-kine|osteo|infirm|medecin|dentiste|chirurgien|orthophon|sage-femme|podolog|pedicure|psycholog|orthopt|ergotherap|psychomot|dietet|pharmac|optic|audioproth|expert-comptable|avocat|notaire|huissier|commissaire de justice|architecte|geometre|veterin|agence immobil|agent immobil)/.test(
    fold(trade),
  )
