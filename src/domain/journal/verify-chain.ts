import type { ChainFlaw } from '../statements/paper-flaw'
import { CHAIN_START, digestOf, type EvidenceEvent, hashOf } from './evidence'

export type ChainVerdict = { intact: true; last: string } | { intact: false; rank: number; reason: ChainFlaw }

/**
 * Checks a whole chain, oldest first. What is cut off at its end cannot be seen from inside: compare
 * `last` with a hash that was kept elsewhere, such as the one in the evidence of a ZIP, or a statement.
 * @param after the line before the first of `events`, where that is not the chain's first
 */
export function verifyChain(
  events: EvidenceEvent[],
  after: Pick<EvidenceEvent, 'rank' | 'hash'> | null = null,
): ChainVerdict {
  let previous = after?.hash ?? CHAIN_START
  for (const [index, event] of events.entries()) {
    const rank = (after?.rank ?? 0) + index + 1
    const reason = flawOf(event, rank, previous)
    if (reason) return { intact: false, rank, reason }
    previous = event.hash
  }
  return { intact: true, last: previous }
}

function flawOf(event: EvidenceEvent, rank: number, previous: string): ChainFlaw | null {
  if (event.rank !== rank) return 'missing'
  if (event.previous !== previous) return 'not-after-the-one-before'
  if (event.hash !== hashOf(event)) return 'changed'
  const altered = Object.entries(event.personal).some(
    ([name, { digest, salt, value }]) =>
      salt !== null && value !== null && digest !== digestOf(name, salt, value),
  )
  return altered ? 'personal-data-changed' : null
}
