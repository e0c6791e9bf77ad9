import type { Trade } from '../eligibility/answers'
import type { ExampleTrade } from './example-trade'

/** The example nearest to what the simulator was told. */
const byAnswer: Record<Trade, ExampleTrade> = {
  artisanat: 'plombier-chauffagiste',
  commerce: 'fleuriste',
  restauration: 'restaurant',
  services: 'coiffeur',
  liberal: 'kinesitherapeute',
  industrie: 'menuisier',
  agriculture: 'fleuriste',
  numerique: 'expert-comptable',
  'finance-immobilier': 'expert-comptable',
  association: 'menuisier',
  autre: 'menuisier',
}

/** The example of a trade; the first one for who would not say. */
export function exampleOfAnswer(trade: Trade | null): ExampleTrade {
  return trade === null ? 'plombier-chauffagiste' : byAnswer[trade]
}
