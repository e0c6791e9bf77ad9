import { type Insertable, sql } from 'kysely'
import { isOneOf } from '~/domain/closed-list'
import { chainEvent, type EvidenceEvent } from '~/domain/invoice/evidence'
import { type Actor, WRITTEN_AS } from '~/domain/journal/actor'
import type { EventData, EventType, JournalEvent } from '~/domain/journal/event'
import { digestsOf, evidenceOf, type Line as JournalLine, newSalt, textsIn } from './chained-line'
import type { Db } from './database'
import type { Tables } from './tables'

/** One line of the journal. */
export type NewEvent = JournalEvent & {
  dossier_id: string | null
  at: Date
  by: Actor
}

/** The same as its row holds it. */
type Line = JournalLine & { dossier_id: string | null }

/** Adds a line to the journal; a line about a dossier takes its place in that dossier's chain. */
export async function appendEvent(db: Db, event: NewEvent) {
  const line = lineOf(event)
  const { dossier_id } = line
  if (dossier_id === null) {
    const row = rowOf(line, { rank: null, personal: {}, previous: null, hash: null })
    await db.insertInto('events').values(row).execute()
    return
  }
  if (db.isTransaction) return chainOn(db, dossier_id, line)
  await db.transaction().execute(trx => chainOn(trx, dossier_id, line))
}

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
  const row = chainedRow(event, await lastOfChain(trx, dossier_id))
  await trx.insertInto('events').values(row).execute()
}

/** Nobody else adds to the chain until this transaction ends. */
export async function lastOfChain(trx: Db, dossierId: string): Promise<LastLine> {
  const { rows } = await sql<{ rank: number; hash: string }>`
    select rank, hash from lock_chain(${dossierId})`.execute(trx)
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

/** What somebody wrote by hand may name a person: a purge takes it. */
const WRITTEN_BY_HAND = ['reason', 'note'] as const

/** A line without what a purge takes, as JSON keeps it. */
function factsOf({ type, at, actor, data }: Pick<Line, 'type' | 'at' | 'actor' | 'data'>) {
  const kept = Object.entries(data).filter(([name]) => !isOneOf(WRITTEN_BY_HAND, name))
  const facts: Record<string, unknown> = JSON.parse(JSON.stringify(Object.fromEntries(kept)))
  return { type, at, actor, data: facts }
}

function personalOf({
  account_id,
  ip,
  user_agent,
  data,
}: Pick<Line, 'account_id' | 'ip' | 'user_agent' | 'data'>) {
  const written = Object.fromEntries(WRITTEN_BY_HAND.map(name => [name, data[name]]))
  return textsIn({ account: account_id, ip, user_agent, ...written })
}

/** Whether a dossier's journal has a line of that type, by that kind of actor, that holds these data. */
export async function hasEvent<Type extends EventType>(
  db: Db,
  dossierId: string,
  type: Type,
  data: Partial<EventData[Type]>,
  by: Actor,
): Promise<boolean> {
  const found = await db
    .selectFrom('events')
    .select('id')
    .where('dossier_id', '=', dossierId)
    .where('type', '=', type)
    .where('actor', '=', WRITTEN_AS[by.kind])
    .where(sql<boolean>`data @> ${JSON.stringify(data)}::jsonb`)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether an account did that to a dossier, by its journal, at that moment or later. */
export async function wasDoneSince(db: Db, dossierId: string, type: EventType, account: string, since: Date) {
  const found = await db
    .selectFrom('events')
    .select('id')
    .where('dossier_id', '=', dossierId)
    .where('type', '=', type)
    .where('account_id', '=', account)
    .where('at', '>=', since)
    .executeTakeFirst()
  return found !== undefined
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

/** The next dossiers that have a chain, in the order of their ids. */
export async function chainedDossiers(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('dossier_id')
    // Not those that have a first line: a chain that lost it is what is looked for.
    .distinct()
    .where('rank', 'is not', null)
    .where('dossier_id', '>', after)
    .orderBy('dossier_id')
    .limit(limit)
    .execute()
  return rows.flatMap(row => row.dossier_id ?? [])
}

/** The last lines about a dossier, newest first. */
export function eventsOf(db: Db, dossierId: string, limit: number) {
  return db
    .selectFrom('events')
    .leftJoin('accounts', 'accounts.id', 'events.account_id')
    .selectAll('events')
    .select('accounts.name as account_name')
    .where('dossier_id', '=', dossierId)
    .orderBy('events.id', 'desc')
    .limit(limit)
    .execute()
}

/** Nobody can find a value again by trying. */
const WITHOUT_SALTS = sql<string>`(
  select coalesce(jsonb_object_agg(name, datum || '{"salt": null}'), '{}')
  from jsonb_each(personal) as each (name, datum))`

/** Takes the personal data out of a dossier's lines, with their salts; the chain still verifies. */
export async function scrubEvents(trx: Db, dossierId: string) {
  await trx
    .updateTable('events')
    .set({
      ip: null,
      user_agent: null,
      data: sql`data - ${sql.val(WRITTEN_BY_HAND)}::text[]`,
      personal: WITHOUT_SALTS,
    })
    .where('dossier_id', '=', dossierId)
    .execute()
}

/** The same for the lines about a registration, which name it in their data. */
export const scrubRegistrationEvents = (trx: Db, registration_id: string) =>
  scrubEventsAbout(trx, { registration_id })

/** The same for a quote request. */
export const scrubQuoteRequestEvents = (trx: Db, quote_request: string) =>
  scrubEventsAbout(trx, { quote_request })

async function scrubEventsAbout(trx: Db, about: { registration_id: string } | { quote_request: string }) {
  await trx
    .updateTable('events')
    .set({ ip: null, user_agent: null, data: '{}', personal: WITHOUT_SALTS })
    .where(sql<boolean>`data @> ${JSON.stringify(about)}::jsonb`)
    .execute()
}

/** For test dossiers alone: a real one's journal is evidence. */
export async function deleteEvents(trx: Db, dossierId: string) {
  await trx.deleteFrom('events').where('dossier_id', '=', dossierId).execute()
}
