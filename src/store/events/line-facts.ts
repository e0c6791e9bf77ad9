import { isOneOf } from '~/domain/closed-list'
import { type Line as JournalLine, textsIn } from './chained-line'

/** A line of any journal; of the administration's own it has no dossier. */
export type Line = JournalLine & { dossier_id: string | null }

/** What somebody wrote by hand may name a person: a purge takes it. */
export const WRITTEN_BY_HAND = ['reason', 'note'] as const

/** A line without what a purge takes, as JSON keeps it. */
export function factsOf({ type, at, actor, data }: Pick<Line, 'type' | 'at' | 'actor' | 'data'>) {
  const kept = Object.entries(data).filter(([name]) => !isOneOf(WRITTEN_BY_HAND, name))
  const facts: Record<string, unknown> = JSON.parse(JSON.stringify(Object.fromEntries(kept)))
  return { type, at, actor, data: facts }
}

/** What a purge takes from a line: who, from where, and what was written by hand. */
export function personalOf({
  account_id,
  ip,
  user_agent,
  data,
}: Pick<Line, 'account_id' | 'ip' | 'user_agent' | 'data'>) {
  const written = Object.fromEntries(WRITTEN_BY_HAND.map(name => [name, data[name]]))
  return textsIn({ account: account_id, ip, user_agent, ...written })
}
