import type { Trade } from '../eligibility/answers'
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
export const exampleOfActivity = (code: string): ExampleTrade | null => longest(byActivity, code)

/** What the simulator calls it, by division of the same nomenclature; what stands nowhere is asked. */
const asAnswered: [code: string, trade: Trade][] = [
  ['01', 'agriculture'],
  ['02', 'agriculture'],
  ['03', 'agriculture'],
  ['10.13B', 'artisanat'],
  ['10.71B', 'artisanat'],
  ['10.71C', 'artisanat'],
  ['10.71D', 'artisanat'],
  ['16', 'artisanat'],
  ['31', 'artisanat'],
  ['41', 'artisanat'],
  ['43', 'artisanat'],
  ['45', 'services'],
  ['46', 'industrie'],
  ['47', 'commerce'],
  ['49', 'industrie'],
  ['52', 'industrie'],
  ['55', 'restauration'],
  ['56', 'restauration'],
  ['58', 'numerique'],
  ['62', 'numerique'],
  ['63', 'numerique'],
  ['64', 'finance-immobilier'],
  ['65', 'finance-immobilier'],
  ['66', 'finance-immobilier'],
  ['68', 'finance-immobilier'],
  ['69', 'liberal'],
  ['70', 'liberal'],
  ['71', 'liberal'],
  ['73', 'numerique'],
  ['75', 'liberal'],
  ['79', 'restauration'],
  ['86', 'liberal'],
  ['94', 'association'],
  ['96', 'services'],
]

/**
 * The trade that the simulator asks for, of an activity code.
 * @returns null where the code does not settle it
 */
export const tradeOfActivity = (code: string): Trade | null => longest(asAnswered, code)

function longest<Named>(table: readonly [code: string, trade: Named][], code: string): Named | null {
  const fits = table.filter(([start]) => code.startsWith(start))
  fits.sort(([a], [b]) => b.length - a.length)
  return fits[0]?.[1] ?? null
}
