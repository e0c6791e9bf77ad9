import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ActorKind } from '~/domain/journal/actor'
import type { EventType } from '~/domain/journal/event'
import type { EvidenceEvent, EvidenceFacts } from '~/domain/journal/evidence'
import type { Tables } from '../database/tables'

/** A line of a journal as its row holds it, beside its place in a chain. */
export interface Line {
  type: EventType
  at: Date
  actor: ActorKind
  account_id: string | null
  ip: string | null
  user_agent: string | null
  data: Record<string, unknown>
}

/** Makes each digest of a personal value one that nobody finds again by trying. */
export const newSalt = () => randomBytes(16).toString('hex')

/** Those of a line's personal values that are texts: what is null was never there, or was taken by a purge. */
export const textsIn = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** What a row keeps of the personal values: the digests, without the values themselves. */
export const digestsOf = (personal: EvidenceEvent['personal']) =>
  Object.fromEntries(Object.entries(personal).map(([name, { digest, salt }]) => [name, { digest, salt }]))

/** A chained row as it is verified. @param values the personal values that are still known, by name */
export function evidenceOf(
  row: Pick<Selectable<Tables['events']>, 'rank' | 'personal' | 'previous' | 'hash'>,
  facts: EvidenceFacts,
  values: Record<string, string>,
): EvidenceEvent {
  const personal = Object.entries(row.personal).map(
    ([name, { digest, salt }]) => [name, { digest, salt, value: values[name] ?? null }] as const,
  )
  return {
    ...facts,
    rank: Number(row.rank),
    personal: Object.fromEntries(personal),
    previous: String(row.previous),
    hash: String(row.hash),
  }
}
