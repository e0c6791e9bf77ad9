import { addressKey, networkKey } from '~/domain/access/network'

/** An office behind one address opens six connections for each browser; nobody honest opens a thousand. */
const PER_ADDRESS = 256
/** A /48 of IPv6 holds 65,536 networks of one subscriber each: what it may hold in all. */
const PER_NETWORK = 1_024

/** Counts who holds how many connections. */
export function openConnections() {
  const open = new Map<string, number>()
  const change = (key: string, by: number) => {
    const count = (open.get(key) ?? 0) + by
    if (count > 0) open.set(key, count)
    else open.delete(key)
  }
  return {
    /** @returns what is to be called when the connection closes; null when it is one too many */
    enter(address: string): (() => void) | null {
      const [own, network] = [addressKey(address), networkKey(address)]
      const keys = network.endsWith('/48') ? [own, network] : [own]
      if ((open.get(own) ?? 0) >= PER_ADDRESS || (open.get(network) ?? 0) >= PER_NETWORK) return null
      for (const key of keys) change(key, 1)
      return () => {
        for (const key of keys) change(key, -1)
      }
    },
  }
}
