import type { ExampleTrade } from '~/domain/trade/example-trade'
import { Heads } from '~/sites/themes/coiffeur/drawings/heads'
import { Year } from '~/sites/themes/expert-comptable/drawings/year'
import { Bunch } from '~/sites/themes/fleuriste/drawings/bunch'
import { Dashboard } from '~/sites/themes/garage/drawings/dashboard'
import { Moves } from '~/sites/themes/kinesitherapeute/drawings/moves'
import { Dovetail } from '~/sites/themes/menuisier/drawings/dovetail'
import { BoilerRoom } from '~/sites/themes/plombier-chauffagiste/drawings/boiler-room'
import { Plate } from '~/sites/themes/restaurant/drawings/plate'

const drawings: Record<ExampleTrade, () => React.ReactElement> = {
  'plombier-chauffagiste': () => <BoilerRoom />,
  coiffeur: () => <Heads />,
  menuisier: () => <Dovetail />,
  'expert-comptable': () => <Year />,
  restaurant: () => <Plate />,
  garage: () => <Dashboard />,
  fleuriste: () => <Bunch />,
  kinesitherapeute: () => <Moves />,
}

/** The drawing of the trade's example site. */
export function TradeDrawing({ trade }: { trade: ExampleTrade }) {
  return drawings[trade]()
}
