import { found } from '~/domain/found'
import { listedCall, listCalls as readCalls } from '~/store/leads/listed-calls'
import { pageOf, readCursor, writeCursor } from '../../ground/cursor'
import type { DbAndClock, Deps } from '../../ground/deps'
import { type Batch, everyRow } from '../../ground/every-row'
import { shownCall, shownTeamCall } from './shown-call'

interface Page {
  limit: number
  cursor: string | null
}

/** One page of a client's calls, newest first. @throws Refusal invalid-request */
export async function listCalls({ db, clock }: DbAndClock, accountId: string, page: Page) {
  const { shown, next_cursor } = await readPage(db, accountId, page)
  return { calls: shown.map(row => shownCall(row, clock())), next_cursor }
}

/** The same of all clients, as the team reads them. @throws Refusal invalid-request */
export async function listTeamCalls({ db, clock }: DbAndClock, page: Page) {
  const { shown, next_cursor } = await readPage(db, null, page)
  return { calls: shown.map(row => shownTeamCall(row, clock())), next_cursor }
}

/** Every call of one client, or of all, newest first. */
export async function* exportCalls({ db, clock }: DbAndClock, accountId: string | null) {
  const calls = everyRow(
    (batch: Batch<{ created_at: Date; key: string }>) => readCalls(db, { accountId, ...batch }),
    ({ created_at, id }) => ({ created_at, key: id }),
  )
  for await (const call of calls) yield shownCall(call, clock())
}

async function readPage(db: Deps['db'], accountId: string | null, { limit, cursor }: Page) {
  const rows = await readCalls(db, { accountId, limit: limit + 1, after: readCursor(cursor) })
  return pageOf(rows, limit, last => writeCursor(last.created_at, last.id))
}

/** One call as its client reads it. @throws Refusal not-found */
export async function readCall({ db, clock }: DbAndClock, id: string) {
  const call = found(await listedCall(db, id))
  return shownCall(call, clock())
}
