import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { TelephonyEvent, TelephonyEventKind } from '~/domain/leads/call'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredCall = Selectable<Tables['calls']>

/** Until the transaction ends: the row of a call that is new cannot be locked yet. */
export async function oneEventAtATime(trx: Db, callId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`call ${callId}`}, 0))`.execute(trx)
}

/** Keeps an event once; whichever comes first of a call makes the call. One event of a call at a time. */
export async function keepTelephonyEvent(
  trx: Db,
  call: Pick<Insertable<Tables['calls']>, 'id' | 'number' | 'caller' | 'created_at'>,
  event: Omit<Insertable<Tables['telephony_events']>, 'call_id'>,
): Promise<StoredCall> {
  await trx
    .insertInto('calls')
    .values(call)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const kept = await lockCall(trx, call.id)
  if (!kept) throw new Error(`call ${call.id} went while its event was kept`)
  await trx
    .insertInto('telephony_events')
    .values({ ...event, call_id: call.id })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return kept
}

export function lockCall(trx: Db, id: string): Promise<StoredCall | undefined> {
  return trx.selectFrom('calls').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateCall(trx: Db, id: string, change: Updateable<Tables['calls']>) {
  await trx.updateTable('calls').set(change).where('id', '=', id).execute()
}

/** What the operator told of a call, each kind once. */
export async function eventsOfCall(
  db: Db,
  callId: string,
): Promise<Partial<Record<TelephonyEventKind, TelephonyEvent>>> {
  const rows = await db
    .selectFrom('telephony_events')
    .select(['event', 'at', 'received_at'])
    .where('call_id', '=', callId)
    .execute()
  return Object.fromEntries(rows.map(row => [row.event, row]))
}

/** How many calls of the campaign were routed since then. */
export async function routedSince(trx: Db, campaignId: string, since: Date): Promise<number> {
  const { n } = await trx
    .selectFrom('calls')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('campaign_id', '=', campaignId)
    .where('route', 'is not', null)
    .where('started_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Whether another call of this caller was billed to the campaign between the two instants. */
export async function wasBilled(
  trx: Db,
  { id, campaign_id, caller }: Pick<StoredCall, 'id' | 'campaign_id' | 'caller'>,
  from: Date,
  to: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('calls')
    .select('id')
    .where('campaign_id', '=', campaign_id)
    .where('caller', '=', caller)
    .where('id', '!=', id)
    .where('state', '=', 'billed')
    .where('started_at', '>=', from)
    .where('started_at', '<=', to)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Calls that something may still happen to, the oldest first; keyset paging. */
export function unsettledCalls(
  db: Db,
  before: Date,
  limit: number,
  after: Pick<StoredCall, 'id' | 'created_at'> | null,
): Promise<Pick<StoredCall, 'id' | 'created_at'>[]> {
  return db
    .selectFrom('calls')
    .select(['id', 'created_at'])
    .where('settled_at', 'is', null)
    .where('created_at', '<', before)
    .$if(after !== null, query =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? before, after?.id ?? '')),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Routed calls of a client since then that cost nothing: known to when they rang, and in all. */
export async function costlessSince(
  trx: Db,
  accountId: string,
  since: Date,
): Promise<{ known_beforehand: number; in_all: number }> {
  const { known_beforehand, in_all } = await trx
    .selectFrom('calls')
    .select(eb => [
      eb.fn.count<number>('id').filterWhere('free', 'is not', null).as('known_beforehand'),
      eb.fn.countAll<number>().as('in_all'),
    ])
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .where('route', 'is not', null)
    .where(eb => eb.or([eb('free', 'is not', null), eb('state', '=', 'unbilled')]))
    .executeTakeFirstOrThrow()
  return { known_beforehand: Number(known_beforehand), in_all: Number(in_all) }
}
