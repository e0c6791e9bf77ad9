/** Which way a figure goes: the newer half of some weeks against the older one. */
interface Trend {
  /** Above zero: more than before. */
  difference: number
  /** How many weeks each half has. */
  weeks: number
}

/** @param counts of weeks, oldest first; a middle one that has no half of its own is left out */
export function trendOf(counts: readonly number[]): Trend {
  const weeks = Math.floor(counts.length / 2)
  const sum = (some: readonly number[]) => some.reduce((total, n) => total + n, 0)
  return { difference: sum(counts.slice(counts.length - weeks)) - sum(counts.slice(0, weeks)), weeks }
}
