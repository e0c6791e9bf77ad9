import type { SiteFacts } from '../facts/facts'

/** « Qualibat, n° E-123 », or its name alone. */
export const qualificationWords = ({ name, number }: SiteFacts['qualifications'][number]): string =>
  number ? `${name}, n°\u00a0${number}` : name
