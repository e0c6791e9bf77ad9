import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address belongs to the public Internet: not a machine's own, not a private network's, not one that is
 * kept for special use; an IPv4 address written as IPv6 counts as itself.
 */
export function isPublicAddress(ip: string): boolean {
  const bare = ip.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'unicast'
}
