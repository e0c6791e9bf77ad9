import { sha256Of } from '../sha256-of'
import type { ActorKind } from './actor'
import type { EventType } from './event'

/**
 * The chained journal that proves a signature (specification C5). Each event hashes the one before it,
 * so none can be changed, removed or slipped in without breaking all that follow. Personal data enter the
 * hash as salted digests only: a purge takes the values and their salts, and the chain still verifies.
 */
export interface EvidenceEvent extends EvidenceFacts {
  /** From 1, without a gap, in each chain. */
  rank: number
  personal: Record<string, PersonalDatum>
  /** The hash of the event before, or `CHAIN_START`. */
  previous: string
  hash: string
}

/** What an event says that no purge takes: fingerprints, numbers, versions. */
export interface EvidenceFacts {
  type: EventType
  at: Date
  actor: ActorKind
  data: Record<string, unknown>
}

export interface PersonalDatum {
  /** SHA-256 over name, salt and value, hexadecimal. */
  digest: string
  /** Null once purged; without the salt nobody can find the value again by trying. */
  salt: string | null
  value: string | null
}

export const CHAIN_START = '0'.repeat(64)

/**
 * Adds an event after the last one of its chain.
 * @param personal what a purge must be able to take: address, browser, names.
 * @param newSalt at least 128 random bits, another one at each call.
 */
export function chainEvent(
  last: Pick<EvidenceEvent, 'rank' | 'hash'> | null,
  facts: EvidenceFacts,
  personal: Record<string, string>,
  newSalt: () => string,
): EvidenceEvent {
  const salted = Object.entries(personal).map(([name, value]) => {
    const salt = newSalt()
    return [name, { digest: digestOf(name, salt, value), salt, value }] as const
  })
  const event = {
    ...facts,
    rank: (last?.rank ?? 0) + 1,
    personal: Object.fromEntries(salted),
    previous: last?.hash ?? CHAIN_START,
  }
  return { ...event, hash: hashOf(event) }
}

/** The link of the chain: personal values enter by their digests alone, so that one that is erased breaks nothing. */
export function hashOf(event: Omit<EvidenceEvent, 'hash'>): string {
  const digests = Object.fromEntries(
    Object.entries(event.personal).map(([name, { digest }]) => [name, digest]),
  )
  const { previous, rank, type, at, actor, data } = event
  return sha256Of(canonical([previous, rank, type, at.toISOString(), actor, data, digests]))
}

/** SHA-256 of a personal value, salted: nobody finds it again by trying names. */
export function digestOf(name: string, salt: string, value: string): string {
  return sha256Of(canonical([name, salt, value]))
}

/** JSON whose keys are sorted: a database gives them back in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
