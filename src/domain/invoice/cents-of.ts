/**
 * Cents of an amount in euros as the wire carries it.
 * @returns NaN where it has more than two decimals: no sum of money is that
 */
export function centsOf(euros: number): number {
  const cents = Math.round(euros * 100)
  return Math.abs(euros * 100 - cents) < 1e-6 ? cents : Number.NaN
}
