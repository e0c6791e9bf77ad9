import { type QueryCreator, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'
import type { LockedDossier } from '../dossiers/dossiers'
import { jobAdded, takeSpentJobs } from '../jobs/jobs'

export type StoredTransmission = Selectable<Tables['transmissions']>

export function findTransmission(db: Db, id: string): Promise<StoredTransmission | undefined> {
  return db.selectFrom('transmissions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Reads one and keeps every other change of it waiting until this transaction ends. */
export function lockTransmission(trx: Db, id: string): Promise<StoredTransmission | undefined> {
  return trx.selectFrom('transmissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateTransmission(db: Db, id: string, change: Updateable<Tables['transmissions']>) {
  await db.updateTable('transmissions').set(change).where('id', '=', id).execute()
}

/** Moves one from a state to another. @returns false when it is in another state by now. */
export async function moveTransmission(
  db: Db,
  id: string,
  from: StoredTransmission['state'],
  change: Updateable<Tables['transmissions']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('transmissions')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Nobody has it yet: it waits, or its link does. */
const UNDER_WAY = sql<boolean>`(state in ('queued', 'manual', 'failed', 'expired', 'held')
  or state = 'sent' and link_hash is not null)`

/**
 * As a part of the statement that hands a dossier in once more, or ends it: what was on its way to the bodies is out of
 * date, and no link opens any more.
 * @param endedBy a decision that can still be undone, and then gives back what it ended
 */
export const underWayEnded = (
  db: QueryCreator<Tables>,
  dossierId: string,
  endedBy: string | null,
  now: Date,
) =>
  db
    .updateTable('transmissions')
    .set({
      state: sql`case when ${UNDER_WAY} then 'superseded' else state end`,
      settled_at: sql`case when ${UNDER_WAY} then ${now} else settled_at end`,
      ended_from: sql`case when ${UNDER_WAY} then state else ended_from end`,
      ended_by: endedBy,
      link_token: null,
      // What can be undone opens again; meanwhile its state keeps the link shut.
      ...(endedBy === null ? { link_hash: null } : {}),
    })
    .where('dossier_id', '=', dossierId)
    .where(sql<boolean>`(${UNDER_WAY} or link_hash is not null)`)

/** Ends what is under way to the bodies, in the transaction that refuses the dossier, renounces it or says so. */
export async function endTransmissions(trx: Db, { id }: LockedDossier, endedBy: string | null, now: Date) {
  await underWayEnded(trx, id, endedBy, now).execute()
}

/** Gives back what a decision ended that is undone. */
export async function resumeTransmissions(trx: Db, { id, decision_id }: LockedDossier) {
  const resumed = await trx
    .updateTable('transmissions')
    .set({ state: sql`ended_from`, ended_from: null, ended_by: null, settled_at: null })
    .where('dossier_id', '=', id)
    .where('ended_by', '=', decision_id)
    .where('state', '=', 'superseded')
    .where('ended_from', 'is not', null)
    .returning(['id', 'state'])
    .execute()
  for (const transmission of resumed) if (transmission.state === 'queued') await queue(trx, transmission.id)
}

/** Puts a known transmission in the queue again, to leave at once, with all its tries before it. */
export async function requeueTransmission(trx: Db, id: string) {
  await updateTransmission(trx, id, { state: 'queued', last_error: null })
  await queue(trx, id)
}

/** Notes a failed try; the queue tries again, unless it was the last. */
export async function noteTransmissionFailure(db: Db, id: string, error: string, last: boolean) {
  await db
    .updateTable('transmissions')
    .set({
      attempts: sql`attempts + 1`,
      last_error: error.slice(0, 500),
      ...(last ? { state: 'failed' as const } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

/** Brings table and queue together again after a kill, as the outbox does. */
export async function mendTransmissions(trx: Db) {
  for (const { key, last_error } of await takeSpentJobs(trx, 'transmit')) {
    const id = key.slice('transmission:'.length)
    await moveTransmission(trx, id, 'queued', { state: 'failed', last_error })
  }
  const { rows } = await sql<{ id: string }>`
    select id from transmissions where state = 'queued'
      and not exists (select from graphile_worker.jobs where jobs.key = 'transmission:' || transmissions.id)
    for update skip locked`.execute(trx)
  for (const { id } of rows) await queue(trx, id)
}

async function queue(trx: Db, id: string) {
  await trx.selectNoFrom(transmissionJobAdded(id).as('job')).execute()
}

/** As a part of the statement that writes it. */
export const transmissionJobAdded = (id: string) =>
  jobAdded('transmit', { transmission_id: id }, { key: `transmission:${id}` })
