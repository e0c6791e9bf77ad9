import { sql } from 'kysely'
import type { EventType } from '~/domain/journal/event'
import { HOUR_MS } from '~/domain/milliseconds'
import type { Db } from '../database/database'

/** What the journal is asked for; null lets everything through. */
export interface EventFilter {
  account: string | null
  type: EventType | null
  dossier: string | null
  from: Date | null
  /** Before this moment. */
  until: Date | null
}

/**
 * The first line of an hour after a moment: lines are numbered in the order of their moments but for transactions that
 * overlap. From there a period long ago is read, and not from today.
 */
const firstAfter = (moment: Date) =>
  sql<number>`coalesce((
    select later.id from events as later where later.at >= ${new Date(moment.getTime() + HOUR_MS)} order by later.at limit 1
  ), 9223372036854775807)`

/** What happened, newest first, with the account and the company that it names while they are there. */
export function listEvents(
  db: Db,
  { account, type, dossier, from, until }: EventFilter,
  { limit, before }: { limit: number; before: number | null },
) {
  const lines = db
    .selectFrom('events')
    .selectAll()
    .$if(before !== null, query => query.where('id', '<', before ?? 0))
    .$if(account !== null, query => query.where('account_id', '=', account))
    .$call(query => (type === null ? query : query.where('type', '=', type)))
    .$call(query => (from === null ? query : query.where('at', '>=', from)))
    .$call(query =>
      until === null ? query : query.where('at', '<', until).where('id', '<', firstAfter(until)),
    )
    .$if(dossier !== null, query =>
      query.where(eb =>
        eb.or([
          eb('dossier_id', '=', dossier),
          eb.and([eb('type', '=', 'administrator-call'), eb(sql`data ->> 'id'`, '=', dossier)]),
        ]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
  // The page first: its names are looked up for a hundred lines then, not for all of a day.
  return db
    .selectFrom(lines.as('events'))
    .leftJoin('accounts', 'accounts.id', 'events.account_id')
    .leftJoin('dossiers', join =>
      join.on('dossiers.id', '=', sql<string>`coalesce(events.dossier_id, events.data ->> 'id')`),
    )
    .select([
      'events.id',
      sql<string | null>`coalesce(events.dossier_id, dossiers.id)`.as('dossier_id'),
      'events.type',
      'events.at',
      'events.actor',
      'events.data',
      'events.account_id',
      'accounts.name as account_name',
      'dossiers.company_name',
    ])
    .orderBy('events.id', 'desc')
    .execute()
}
