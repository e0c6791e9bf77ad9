import type { Entry } from './entries'

/**
 * `EcritureNum`: « VE-2026-00001 », a sequence without a gap for each journal and year (art. A47 A-1 LPF), in the order in
 * which entries were written down for good. What is written down later, for an earlier day too, comes after them: a
 * number that was once told stays.
 * @param entries all of the years that are numbered
 */
export function entryNumbers(entries: readonly Entry[]): Map<Entry, string> {
  const last = new Map<string, number>()
  const numbered = entries.toSorted(
    (a, b) => a.writtenAt.getTime() - b.writtenAt.getTime() || a.rank.localeCompare(b.rank),
  )
  return new Map(
    numbered.map(entry => {
      const sequence = `${entry.journal}-${entry.day.slice(0, 4)}`
      const rank = (last.get(sequence) ?? 0) + 1
      last.set(sequence, rank)
      return [entry, `${sequence}-${String(rank).padStart(5, '0')}`]
    }),
  )
}
