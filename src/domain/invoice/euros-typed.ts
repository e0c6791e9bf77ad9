import { centsOf } from './cents-of'

/**
 * « 3 000,50 € » as a number of euros. NaN where it is none, or could be read in two ways: « 1.200 », « 1.200,50 », « 1e3 »,
 * « 100,999 » are refused, not guessed.
 */
export function eurosTyped(text: string): number {
  const bare = text.replace(/[\s€]/g, '')
  return /^[+-]?\d+(?:[.,]\d{0,2})?$/.test(bare) ? Number(bare.replace(',', '.')) : Number.NaN
}

/** The same in cents. */
export const centsTyped = (text: string): number => centsOf(eurosTyped(text))
