import { sql } from 'kysely'
import type { Db } from '../database'
import { takeSpentJobs } from '../jobs'
import { prepared } from '../prepared'

export async function markEmailSent(db: Db, id: string, now: Date) {
  await db
    .updateTable('emails')
    .set({ state: 'sent', sent_at: now, attempts: sql`attempts + 1`, last_error: null })
    .where('id', '=', id)
    .modifyEnd(prepared)
    .execute()
}

/** Notes a failed try; the queue tries again, unless it was the last. */
export async function noteEmailFailure(db: Db, id: string, error: string, last: boolean) {
  await db
    .updateTable('emails')
    .set({
      attempts: sql`attempts + 1`,
      last_error: error.slice(0, 500),
      ...(last ? { state: 'failed' as const } : {}),
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
      .set({ state: 'failed', last_error: sql`coalesce(last_error, ${last_error})` })
      .where('id', '=', key.slice('email:'.length))
      .where('state', '=', 'queued')
      .execute()
  }
}
