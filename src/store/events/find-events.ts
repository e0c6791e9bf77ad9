import { sql } from 'kysely'
import { type Actor, WRITTEN_AS } from '~/domain/journal/actor'
import type { EventData, EventType } from '~/domain/journal/event'
import type { Db } from '../database/database'

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
