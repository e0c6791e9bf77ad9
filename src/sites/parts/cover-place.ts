import type { SiteFacts } from '~/domain/site/facts/facts'

/** Where a firm is, as a cover says it: « 7 rue des Trois-Croissants » is « rue des Trois-Croissants » there. */
export const coverPlace = ({ city, street }: SiteFacts['address']): string =>
  [city, street?.replace(/^\d+\s*(?:bis|ter|quater)?,?\s+/i, '')].filter(Boolean).join(', ')
