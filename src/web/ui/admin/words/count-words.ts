import { formatWhole } from '~/domain/text/french'

/** A filtered list is counted up to here only (specification B3). */
const COUNTED = 1_000

export const figure = formatWhole

/** « 12 », or « 1 000+ » where the counting stopped. */
export const countWords = (n: number): string => (n > COUNTED ? `${figure(COUNTED)}+` : figure(n))
