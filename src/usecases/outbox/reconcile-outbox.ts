import { emailsWithoutJob, failSpentEmails } from '~/store/emails/email-sending'
import { requeueEmail } from '~/store/emails/emails'
import { unlockJobs } from '~/store/jobs/jobs'
import type { Deps } from '../ground/deps'

/** No task takes so long: what is held longer was held by a program that is gone. */
const LOST_AFTER_MINUTES = 200

/**
 * Brings table and queue together again, whatever killed either of them half-way: jobs of a dead
 * program are given back, messages that were tried for the last time become dead letters, and a
 * message that waits without a job gets one.
 */
export async function reconcileOutbox({ db }: Pick<Deps, 'db'>) {
  await unlockJobs(db, LOST_AFTER_MINUTES)
  await db.transaction().execute(async trx => {
    await failSpentEmails(trx)
    for (const id of await emailsWithoutJob(trx)) await requeueEmail(trx, id)
  })
}
