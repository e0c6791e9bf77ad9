import type { ExampleTrade } from '~/domain/trade/example-trade'
import coiffeur from './pictures/coiffeur.avif?url'
import coiffeurPhone from './pictures/coiffeur-telephone.avif?url'
import cabinet from './pictures/expert-comptable.avif?url'
import cabinetPhone from './pictures/expert-comptable-telephone.avif?url'
import fleuriste from './pictures/fleuriste.avif?url'
import fleuristePhone from './pictures/fleuriste-telephone.avif?url'
import garage from './pictures/garage.avif?url'
import garagePhone from './pictures/garage-telephone.avif?url'
import kine from './pictures/kinesitherapeute.avif?url'
import kinePhone from './pictures/kinesitherapeute-telephone.avif?url'
import menuisier from './pictures/menuisier.avif?url'
import menuisierPhone from './pictures/menuisier-telephone.avif?url'
import plombier from './pictures/plombier-chauffagiste.avif?url'
import plombierPhone from './pictures/plombier-chauffagiste-telephone.avif?url'
import restaurant from './pictures/restaurant.avif?url'
import restaurantPhone from './pictures/restaurant-telephone.avif?url'

/** How each example looks in a window of 1200 × 800 and on a telephone; made by scripts/draw-examples.ts. */
export const pictures: Record<ExampleTrade, { desktop: string; telephone: string }> = {
  'plombier-chauffagiste': { desktop: plombier, telephone: plombierPhone },
  coiffeur: { desktop: coiffeur, telephone: coiffeurPhone },
  menuisier: { desktop: menuisier, telephone: menuisierPhone },
  'expert-comptable': { desktop: cabinet, telephone: cabinetPhone },
  restaurant: { desktop: restaurant, telephone: restaurantPhone },
  garage: { desktop: garage, telephone: garagePhone },
  fleuriste: { desktop: fleuriste, telephone: fleuristePhone },
  kinesitherapeute: { desktop: kine, telephone: kinePhone },
}
