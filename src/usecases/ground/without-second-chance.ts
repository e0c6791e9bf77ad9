import { ChildDied } from '~/gateways/child-process/child-process'
import { beginJob, surviveJob } from '~/store/jobs/job-deaths'
import type { DbAndClock } from './deps'

/** A piece that twice ended the process which looked at it, or once by its deadline, is not looked at again. */
const MOST_DEATHS = 2

/**
 * Does a job in a child process over a stranger's bytes, and refuses the one that has killed before: it
 * counts as dead from its start, so that a bomb which takes the whole program with it counts too.
 * @param job what is done, `inspect` for instance
 * @param subject what it is done to: a piece's id
 * @returns what the work returns, or `given-up` when this subject has died twice of it, or once of its deadline
 * @throws ChildDied for the first death: the queue brings the job back
 */
export async function withoutSecondChance<Result>(
  { db, clock }: DbAndClock,
  { job, subject }: { job: string; subject: string },
  work: () => Promise<Result>,
): Promise<Result | 'given-up'> {
  const survive = () => surviveJob(db, job, subject)
  const result = await afterDeaths(await beginJob(db, job, subject, clock()), survive, work)
  if (result !== 'given-up') await survive()
  return result
}

/**
 * The same for who counts the job as dead himself before it begins, and takes that back when it ended in order.
 * @param before the deaths before this one
 * @param survive takes it back: what failed killed nothing
 */
export async function afterDeaths<Result>(
  before: number,
  survive: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result | 'given-up'> {
  if (before >= MOST_DEATHS) return 'given-up'
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ChildDied)) await survive()
    // What was too slow once is too slow again, and would keep others waiting as long.
    else if (error.reason === 'deadline' || before + 1 >= MOST_DEATHS) return 'given-up'
    throw error
  }
}
