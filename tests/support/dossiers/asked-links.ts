import { sql } from 'kysely'
import type { JobPayloads } from '../../../src/domain/jobs'
import { mailAskedLink } from '../../../src/usecases/address/mail-asked-link'
import type { Deps } from '../../../src/usecases/ground/deps'

type Asked = JobPayloads['mail-asked-link']

/** Does what waits in the queue for whoever asked for a link, as the worker would. @returns what it was asked, oldest first */
export async function mailAskedLinks(deps: Deps): Promise<Asked[]> {
  const { rows } = await sql<{ id: string; payload: Asked }>`
    delete from graphile_worker._private_jobs as jobs using graphile_worker._private_tasks as tasks
    where tasks.id = jobs.task_id and tasks.identifier = 'mail-asked-link' returning jobs.id, jobs.payload`.execute(
    deps.db,
  )
  const asked = rows.sort((a, b) => Number(a.id) - Number(b.id)).map(({ payload }) => payload)
  for (const one of asked) await mailAskedLink(deps, one)
  return asked
}
