import { Refusal } from '~/domain/refusal'
import { listedCall, listCalls as readCalls } from '~/store/leads/listed-calls'
import { readCursor, writeCursor } from '../ground/cursor'
import type { Deps } from '../ground/deps'
import { shownCall } from './shown-call'

/** One page of calls, newest first: of one client, or, for the team, of all. @throws Refusal invalid-request */
export async function listCalls(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string | null,
  { limit, cursor }: { limit: number; cursor: string | null },
) {
  const rows = await readCalls(db, { accountId, limit: limit + 1, after: readCursor(cursor) })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    calls: page.map(row => shownCall(row, clock())),
    next_cursor: rows.length > limit && last ? writeCursor(last.created_at, last.id) : null,
  }
}

/** One call as its client reads it. @throws Refusal not-found */
export async function readCall({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string) {
  const call = await listedCall(db, id)
  if (!call) throw new Refusal('not-found')
  return shownCall(call, clock())
}
