import type { Db } from '~/store/database/database'
import { jobsHeldByDead, noteHeartbeats, unlockWorkers } from '~/store/jobs/heartbeats'

/** A worker that said nothing for so long is gone: four beats of it are missing. */
const SILENT_SECONDS = 60

/** Notes that these workers live, by the database's clock. */
export const beat = (db: Db, workers: string[]) => noteHeartbeats(db, workers)

/** Gives back the jobs of workers that lived and fell silent. @returns how many workers those were */
export async function releaseDeadWorkers(db: Db): Promise<number> {
  const dead = await jobsHeldByDead(db, SILENT_SECONDS)
  if (dead.length > 0) await unlockWorkers(db, dead)
  return dead.length
}
