import { networkKey } from '~/domain/access/network'
import type { Actor } from '~/domain/journal/actor'

/** Who brings a piece of work, where turns go round those who do: an account, the network around a visitor, or the clock. */
export function whoseTurn(by: Actor): string {
  if (by.kind === 'clock') return 'clock'
  return by.kind === 'account' ? `account ${by.id}` : `network ${networkKey(by.ip)}`
}
