import { type Insertable, sql } from 'kysely'
import { type Actor, WRITTEN_AS } from '~/domain/journal/actor'
import type { JournalEvent } from '~/domain/journal/event'
import { chainEvent, type EvidenceEvent } from '~/domain/journal/evidence'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Tables } from '../database/tables'
import { digestsOf, evidenceOf, newSalt } from './chained-line'
import { factsOf, type Line, personalOf } from './line-facts'

/** One line of the journal. */
export type NewEvent = JournalEvent & {
  dossier_id: string | null
  at: Date
  by: Actor
}

/** Adds a line to the journal; a line about a dossier takes its place in that dossier's chain. */
export async function appendEvent(db: Db, event: NewEvent) {
  const line = lineOf(event)
  const { dossier_id } = line
  if (dossier_id === null) {
    await insertLine(db, rowOf(line, { rank: null, personal: {}, previous: null, hash: null }))
    return
  }
  if (db.isTransaction) return chainOn(db, dossier_id, line)
  await db.transaction().execute(trx => chainOn(trx, dossier_id, line))
}

/** Adds a line that is about no dossier. */
export const noteEvent = (db: Db, by: Actor, at: Date, event: JournalEvent) =>
  appendEvent(db, { ...event, dossier_id: null, at, by })

/** The last line of a dossier's chain; null where there is none yet. */
export type LastLine = { rank: number; hash: string } | null

/**
 * The row of a line in its dossier's chain, to be written in one statement with what it is about.
 * @param last as `lock_chain` gave it in this transaction; null for a dossier that is made in it
 */
export const eventRow = (event: NewEvent & { dossier_id: string }, last: LastLine) =>
  chainedRow(lineOf(event), last)

function lineOf({ dossier_id, type, at, by, data = {} }: NewEvent): Line {
  return {
    ...{ dossier_id, type, at },
    actor: WRITTEN_AS[by.kind],
    account_id: by.kind === 'account' ? by.id : null,
    ip: 'ip' in by ? by.ip : null,
    user_agent: 'ip' in by ? by.userAgent.slice(0, 500) : null,
    data: { ...data },
  }
}

/** One line at a time for each dossier: the lock lasts until the caller's transaction ends. */
async function chainOn(trx: Db, dossier_id: string, event: Line) {
  await insertLine(trx, chainedRow(event, await lastOfChain(trx, dossier_id)))
}

async function insertLine(trx: Db, row: Insertable<Tables['events']>) {
  await trx.insertInto('events').values(row).modifyEnd(prepared).execute()
}

/** The end of a dossier's chain now; others may add to it. */
export async function lastLine(db: Db, dossierId: string): Promise<LastLine> {
  const { rows } = await sql<{ rank: number; hash: string }>`
    select rank, hash from events where dossier_id = ${dossierId} and rank is not null
    order by rank desc limit 1 ${prepared}`.execute(db)
  return rows[0] ?? null
}

/** As a part of the statement that adds to the chain: locks it, and has all of it fail where it has grown since. */
export const chainHeld = (dossierId: string, last: LastLine) =>
  sql<unknown>`hold_chain(${dossierId}, ${last?.rank ?? null}, ${last?.hash ?? null})`

/** Nobody else adds to the chain until this transaction ends. */
export async function lastOfChain(trx: Db, dossierId: string): Promise<LastLine> {
  const { rows } = await sql<{ rank: number; hash: string }>`
    select rank, hash from lock_chain(${dossierId}) ${prepared}`.execute(trx)
  return rows[0] ?? null
}

function chainedRow(event: Line, last: LastLine): Insertable<Tables['events']> {
  const chained = chainEvent(last, factsOf(event), personalOf(event), newSalt)
  return rowOf(event, { ...chained, personal: digestsOf(chained.personal) })
}

function rowOf(
  event: Line,
  link: { rank: number | null; personal: object; previous: string | null; hash: string | null },
): Insertable<Tables['events']> {
  return {
    ...event,
    data: JSON.stringify(event.data),
    rank: link.rank,
    personal: JSON.stringify(link.personal),
    previous: link.previous,
    hash: link.hash,
  }
}

/** A dossier's chain, oldest first, as it is verified. */
export async function chainOf(db: Db, dossierId: string): Promise<EvidenceEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .where('rank', 'is not', null)
    .orderBy('rank')
    .execute()
  return rows.map(row => evidenceOf(row, factsOf(row), personalOf(row)))
}

/** For test dossiers alone: a real one's journal is evidence. */
export async function deleteEvents(trx: Db, dossierId: string) {
  await trx.deleteFrom('events').where('dossier_id', '=', dossierId).execute()
}
