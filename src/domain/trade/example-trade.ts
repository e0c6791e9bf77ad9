/** The trades that have an example site, in the order in which they are shown. */
export const EXAMPLE_TRADES = [
  'plombier-chauffagiste',
  'coiffeur',
  'menuisier',
  'expert-comptable',
  'restaurant',
  'garage',
  'fleuriste',
  'kinesitherapeute',
] as const

export type ExampleTrade = (typeof EXAMPLE_TRADES)[number]
