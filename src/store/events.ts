import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { chainEvent, type EvidenceEvent } from '~/domain/invoice/evidence'
import type { Db } from './database'

/** One line of the journal. */
export interface NewEvent {
  dossier_id: string | null
  type: string
  at: Date
  actor: 'visitor' | 'administrator' | 'system'
  ip?: string
  user_agent?: string
  data?: Record<string, unknown>
}

/** Adds a line to the journal; a line about a dossier takes its place in that dossier's chain. */
export async function appendEvent(db: Db, event: NewEvent) {
  if (event.dossier_id === null)
    return insertEvent(db, event, { rank: null, personal: {}, previous: null, hash: null })
  if (db.isTransaction) return chainOn(db, event.dossier_id, event)
  await db.transaction().execute(trx => chainOn(trx, String(event.dossier_id), event))
}

/** One line at a time for each dossier: the lock lasts until the caller's transaction ends. */
async function chainOn(trx: Db, dossierId: string, event: NewEvent) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${dossierId}, 0))`.execute(trx)
  const last = await trx
    .selectFrom('events')
    .select(['rank', 'hash'])
    .where('dossier_id', '=', dossierId)
    .where('rank', 'is not', null)
    .orderBy('rank', 'desc')
    .executeTakeFirst()
  const chained = chainEvent(
    last?.hash ? { rank: Number(last.rank), hash: last.hash } : null,
    factsOf(event),
    personalOf(event),
    () => randomBytes(16).toString('hex'),
  )
  const personal = Object.fromEntries(
    Object.entries(chained.personal).map(([name, { digest, salt }]) => [name, { digest, salt }]),
  )
  await insertEvent(trx, event, { ...chained, personal })
}

async function insertEvent(
  db: Db,
  event: NewEvent,
  link: { rank: number | null; personal: object; previous: string | null; hash: string | null },
) {
  await db
    .insertInto('events')
    .values({
      dossier_id: event.dossier_id,
      type: event.type,
      at: event.at,
      actor: event.actor,
      ip: event.ip ?? null,
      user_agent: browserOf(event),
      data: JSON.stringify(event.data ?? {}),
      rank: link.rank,
      personal: JSON.stringify(link.personal),
      previous: link.previous,
      hash: link.hash,
    })
    .execute()
}

const browserOf = (event: { user_agent?: string | null }) => event.user_agent?.slice(0, 500) ?? null

/** What somebody wrote by hand may name a person: a purge takes it. */
const WRITTEN_BY_HAND = ['reason', 'note']

/** A line without what a purge takes, as JSON keeps it. */
function factsOf({ type, at, actor, data = {} }: Pick<NewEvent, 'type' | 'at' | 'actor' | 'data'>) {
  const kept = Object.entries(data).filter(([name]) => !WRITTEN_BY_HAND.includes(name))
  return {
    type,
    at,
    actor,
    data: JSON.parse(JSON.stringify(Object.fromEntries(kept))) as Record<string, unknown>,
  }
}

function personalOf(event: {
  ip?: string | null
  user_agent?: string | null
  data?: Record<string, unknown>
}) {
  const values: Record<string, unknown> = {
    ip: event.ip,
    user_agent: browserOf(event),
    ...Object.fromEntries(WRITTEN_BY_HAND.map(name => [name, event.data?.[name]])),
  }
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Whether a dossier's journal has a line of that type that holds these data. */
export async function hasEvent(db: Db, dossierId: string, type: string, data: object): Promise<boolean> {
  const found = await db
    .selectFrom('events')
    .select('id')
    .where('dossier_id', '=', dossierId)
    .where('type', '=', type)
    .where(sql<boolean>`data @> ${JSON.stringify(data)}::jsonb`)
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
  return rows.map(row => {
    const values = personalOf(row)
    const personal = Object.entries(row.personal).map(
      ([name, { digest, salt }]) => [name, { digest, salt, value: values[name] ?? null }] as const,
    )
    return {
      ...factsOf(row),
      rank: Number(row.rank),
      personal: Object.fromEntries(personal),
      previous: String(row.previous),
      hash: String(row.hash),
    }
  })
}

/** The next dossiers that have a chain, in the order of their ids. */
export async function chainedDossiers(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('dossier_id')
    .where('rank', '=', 1)
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
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Takes the personal data out of a dossier's lines, with their salts; the chain still verifies. */
export async function scrubEvents(trx: Db, dossierId: string) {
  await trx
    .updateTable('events')
    .set({
      ip: null,
      user_agent: null,
      data: sql`data - ${sql.val(WRITTEN_BY_HAND)}::text[]`,
      personal: sql`(
        select coalesce(jsonb_object_agg(name, datum || '{"salt": null}'), '{}')
        from jsonb_each(personal) as each (name, datum))`,
    })
    .where('dossier_id', '=', dossierId)
    .execute()
}

/** The same for the lines about a registration, which name it in their data. */
export async function scrubRegistrationEvents(trx: Db, registrationId: string) {
  await trx
    .updateTable('events')
    .set({ ip: null, user_agent: null, data: '{}' })
    .where(sql<boolean>`data @> ${JSON.stringify({ registration_id: registrationId })}::jsonb`)
    .execute()
}

/** For test dossiers alone: a real one's journal is evidence. */
export async function deleteEvents(trx: Db, dossierId: string) {
  await trx.deleteFrom('events').where('dossier_id', '=', dossierId).execute()
}
