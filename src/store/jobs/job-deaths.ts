import type { Db } from '../database/database'
import { prepared } from '../database/prepared'

/** Counts a job as dead before it begins: should it end the whole program, it is. @returns the deaths before */
export async function beginJob(db: Db, job: string, subject: string, now: Date): Promise<number> {
  const row = await db
    .insertInto('job_deaths')
    .values({ job, subject, deaths: 1, noted_at: now })
    .onConflict(conflict =>
      conflict.columns(['job', 'subject']).doUpdateSet(eb => ({
        deaths: eb('job_deaths.deaths', '+', 1),
        noted_at: now,
      })),
    )
    .returning('deaths')
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return row.deaths - 1
}

/** The job ended in order, whatever its result: it killed nothing. */
export async function surviveJob(db: Db, job: string, subject: string) {
  await db
    .deleteFrom('job_deaths')
    .where('job', '=', job)
    .where('subject', '=', subject)
    .modifyEnd(prepared)
    .execute()
}

export async function forgetOldDeaths(db: Db, before: Date) {
  await db.deleteFrom('job_deaths').where('noted_at', '<=', before).execute()
}
