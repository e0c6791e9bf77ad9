import type { PostalAddress } from '../agency'

/**
 * The parts of an address as the public registry writes it: way, postal code, town, in one line
 * (« 22-30 AVENUE DE WAGRAM 75008 PARIS », « 1 RUE DES LILAS 69425 LYON CEDEX 03 »).
 * @returns null where it has no such form: the address then stays free text
 */
export function postalAddressOf(line: string): PostalAddress | null {
  const [, street, postal_code, city] = /^(\S.*[^\s,]),? +(\d{5}) +(\D.*)$/.exec(line.trim()) ?? []
  return street && postal_code && city ? { street, postal_code, city } : null
}
