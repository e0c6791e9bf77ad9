import type { SiteFacts } from '../facts/facts'

/** « 44000 Nantes », as far as it is known. */
export const townWords = ({
  postal_code,
  city,
}: Pick<SiteFacts['address'], 'postal_code' | 'city'>): string =>
  [postal_code, city].filter(Boolean).join(' ')

/** « 7 rue des Trois-Croissants, 44000 Nantes », as far as it is known. */
export const addressWords = (address: SiteFacts['address']): string =>
  [address.street, townWords(address)].filter(Boolean).join(', ')
