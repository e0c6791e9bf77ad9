import type { AidState } from '../../../src/domain/aids/aid-state'
import { undatedSums } from '../../../src/domain/text/aid-claims'
import { plainOf } from './corrected-sentences'

export interface ToldAid {
  slug: string
  name: string
  state: AidState
}

/**
 * What a page or a message says of an aid that it may not: a closed one told as if it were there, a sum of one that is not
 * open today, a sum without a date.
 */
export function aidFaults(html: string, aids: readonly ToldAid[]): string[] {
  const faults = undatedSums(html).map(words => `a sum without a date: ${words.slice(0, 120)}`)
  const there = blocksOf(html)
  for (const { slug, name, state } of aids) {
    if (state === 'open') continue
    for (const { html: inner, words } of there) {
      if (!inner.includes(`/aides/${slug}"`) && !words.includes(name)) continue
      if (SUM.test(words) && !OVER.test(words))
        faults.push(`a sum of ${slug} (${state}): ${words.slice(0, 120)}`)
      if (state === 'closed' && words.length > name.length + 40 && !OVER.test(words))
        faults.push(`${slug} is closed: ${words.slice(0, 120)}`)
    }
  }
  return faults
}

/** « 3 200 € », « 80 % », whole: a postal code or a year is none. */
const SUM = /\d[\d ]*(?:,\d+)? (?:€|euros|F CFP|%)/

/** What says that it is over. */
const OVER = /ferm[ée]|close|n’existe plus|pris fin|terminée|a fermé|faux|suspendu/iu

/** The smallest blocks that hold a sentence: a row of a table is read whole. */
const blocksOf = (html: string) =>
  [...html.matchAll(/<(p|li|tr|dd|h[1-6])\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner = '']) => ({
    html: inner,
    words: plainOf(inner).trim(),
  }))
