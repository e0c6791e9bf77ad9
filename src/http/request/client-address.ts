import { type BlockList, isIP } from 'node:net'

/**
 * The address nearest to us that no trusted proxy has: each proxy adds on the right the one that called
 * it, and whatever stands further to the left may have been made up.
 */
export function clientAddress(remote: string, forwarded: string | undefined, trusted: BlockList): string {
  const chain = (forwarded ?? '').split(',').map(bare).reverse()
  let client = bare(remote)
  for (const previous of chain) {
    if (!isTrusted(client, trusted) || isIP(previous) === 0) return client
    client = previous
  }
  return client
}

/** Whether it is the address of a trusted proxy; what is no address never is. */
export const isTrusted = (address: string, trusted: BlockList) =>
  isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Without brackets, zone or IPv4-in-IPv6 wrapping. */
export const bare = (address: string) =>
  address
    .trim()
    .replace(/^\[|\]$|%.*$/g, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
