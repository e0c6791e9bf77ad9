import type { ExampleTrade } from './example-trade'

/** The beginning of an activity code of the INSEE (NAF rév. 2), the longest that fits being the one that counts. */
const byActivity: [code: string, trade: ExampleTrade][] = [
  ['43.22', 'plombier-chauffagiste'],
  ['43.21', 'plombier-chauffagiste'],
  ['43', 'menuisier'],
  ['41', 'menuisier'],
  ['16', 'menuisier'],
  ['31', 'menuisier'],
  ['96.02', 'coiffeur'],
  ['96', 'coiffeur'],
  ['56', 'restaurant'],
  ['55', 'restaurant'],
  ['10.7', 'restaurant'],
  ['45', 'garage'],
  ['01', 'fleuriste'],
  ['47.76', 'fleuriste'],
  ['47', 'fleuriste'],
  ['86', 'kinesitherapeute'],
  ['87', 'kinesitherapeute'],
  ['88', 'kinesitherapeute'],
  ['93', 'kinesitherapeute'],
  ['62', 'expert-comptable'],
  ['64', 'expert-comptable'],
  ['66', 'expert-comptable'],
  ['68', 'expert-comptable'],
  ['69', 'expert-comptable'],
  ['70', 'expert-comptable'],
]

/**
 * The example of an activity code, as the public registry writes it (« 43.22A »).
 * @returns null where no example comes near
 */
export function exampleOfActivity(code: string): ExampleTrade | null {
  const fits = byActivity.filter(([start]) => code.startsWith(start))
  fits.sort(([a], [b]) => b.length - a.length)
  return fits[0]?.[1] ?? null
}
