import type { Firm } from './firm'
import { readFor } from './question-text'

/** Where a message may be parted; what stands between is put together again where it was not. */
const PARTED = /(?<=[?!+,;])|(?<=\.)\s|\s(?=(?:et|plus|avec)\s)/i
/** More runs than that are not tried. */
const MOST = 12
const EDGES = /^(?:\s|[.,;+-]|(?:et|avec|plus)\s)+|[\s,;+]+$/gi

/**
 * The words of a message that read as a part of it; as they are read where none do.
 * @param question as it was typed
 * @param part of it, as `readFor` makes it
 * @param parted how what was read is parted
 */
export function typedWords(
  firm: Firm,
  question: string,
  part: string,
  parted: (text: string) => readonly string[],
): string {
  const pieces = question.split(PARTED).slice(0, MOST)
  for (let from = 0; from < pieces.length; from++)
    for (let to = from + 1; to <= pieces.length; to++) {
      const run = pieces.slice(from, to).join(' ')
      const [only, ...more] = parted(readFor(firm, run))
      if (only === part && more.length === 0) return run.replace(EDGES, '').replace(/\s+/g, ' ')
    }
  return part
}
