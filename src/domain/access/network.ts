import ipaddr from 'ipaddr.js'

/**
 * What an address counts as: an IPv4 address is itself, also when written as IPv6; of an IPv6 address
 * the first 64 bits, since one subscriber holds all the others.
 */
export const addressKey = (ip: string): string => around(ip, { ofFour: null, ofSix: 64 })

/** The network around an address, which one customer of a host may hold whole: /24 of IPv4, /48 of IPv6. */
export const networkKey = (ip: string): string => around(ip, { ofFour: 24, ofSix: 48 })

/** @returns what is no address as it is: « interne » */
function around(ip: string, { ofFour, ofSix }: { ofFour: number | null; ofSix: number }): string {
  const bare = ip.replace(/%.*$/, '')
  if (!ipaddr.isValid(bare)) return ip
  const address = ipaddr.process(bare)
  if (address.kind() === 'ipv6')
    return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ofSix}`)}/${ofSix}`
  return ofFour === null
    ? address.toString()
    : `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${ofFour}`)}/${ofFour}`
}
