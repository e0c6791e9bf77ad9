/** @param share 0.5 is the median */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: number[]): number => percentile(values, 0.5)

/** @returns what the work gave, and the seconds it took. */
export async function timed<Result>(work: () => Promise<Result>): Promise<[Result, seconds: number]> {
  const start = performance.now()
  const result = await work()
  return [result, (performance.now() - start) / 1000]
}

/** For people: three significant digits, thousands apart. */
export function shortNumber(value: number): string {
  if (!Number.isFinite(value)) return '∞'
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)))
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(digits, 3) })
}
