import { type QueryCreator, sql } from 'kysely'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Tables } from '../database/tables'
import { chainHeld, eventRow, lastLine, type NewEvent } from '../events/events'
import { takeSpentJobs } from '../jobs/jobs'

/** Without a line in a journal: `noteEmailSent` writes both. @returns false where the message is gone */
export async function markEmailSent(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await sentChange(db, id, now).modifyEnd(prepared).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const sentChange = (db: QueryCreator<Tables>, id: string, now: Date) =>
  db
    .updateTable('emails')
    .set({ state: 'sent', whose: null, sent_at: now, attempts: sql`attempts + 1`, last_error: null })
    .where('id', '=', id)

/**
 * The same with its line in the chain of a dossier, in one statement after the one that reads the chain's end.
 * @returns false where the message is gone
 * @throws what `wasQuicker` knows, where the chain has grown since: nothing is written then
 */
export async function noteEmailSent(
  db: Db,
  id: string,
  event: NewEvent & { dossier_id: string },
): Promise<boolean> {
  const last = await lastLine(db, event.dossier_id)
  const { sent } = await db
    .with('sent', trx => sentChange(trx, id, event.at).returning('id'))
    .with('line', trx => trx.insertInto('events').values(eventRow(event, last)))
    .selectNoFrom(trx => [
      // First: whoever sends a message again locks its row before the chain.
      trx.selectFrom('sent').select('id').as('sent'),
      chainHeld(event.dossier_id, last).as('held'),
    ])
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return sent !== null
}

/** Gives a message another recipient. */
export async function moveEmail(db: Db, id: string, recipient: string) {
  await db.updateTable('emails').set({ recipient }).where('id', '=', id).execute()
}

/** Notes a failed try; the queue tries again, unless it was the last. */
export async function noteEmailFailure(db: Db, id: string, error: string, last: boolean) {
  await db
    .updateTable('emails')
    .set({
      attempts: sql`attempts + 1`,
      last_error: error.slice(0, 500),
      ...(last ? { state: 'failed' as const, whose: null } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** Messages that wait though the queue does not know them. */
export async function emailsWithoutJob(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from emails where state = 'queued'
      and not exists (select from graphile_worker.jobs where jobs.key = 'email:' || emails.id)
    for update skip locked`.execute(trx)
  return rows.map(row => row.id)
}

/** Makes dead letters of the messages whose job was killed in its last try. */
export async function failSpentEmails(trx: Db) {
  for (const { key, last_error } of await takeSpentJobs(trx, 'send-email')) {
    await trx
      .updateTable('emails')
      .set({ state: 'failed', whose: null, last_error: sql`coalesce(last_error, ${last_error})` })
      .where('id', '=', key.slice('email:'.length))
      .where('state', '=', 'queued')
      .execute()
  }
}
