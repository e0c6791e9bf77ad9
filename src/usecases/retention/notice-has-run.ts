import { type Kept, purgeDate } from '~/domain/dossier/retention'
import type { Db } from '~/store/database/database'
import { type Announced as AnnouncedTable, noteTeamTold, noticeOf } from '~/store/retention/retention-notices'
import type { Deps } from '../ground/deps'
import { queueToAgency } from '../outbox/queue-email'

/** Whose notice it is. */
interface Announced {
  table: AnnouncedTable
  id: string
  company_name: string
  /** When the team was told that an earlier notice could not be delivered. */
  toldAt: Date | null
}

/**
 * Whether two weeks have passed since the notice was *accepted*: a mail server took it, or its .eml was written.
 * Where it was not, the team is told, and those two weeks begin then (specification B7).
 */
export async function noticeHasRun(
  deps: Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl'>,
  { table, id, company_name, toldAt }: Announced,
  kept: Kept,
  months: number,
): Promise<boolean> {
  const now = deps.clock()
  const { noticeAt } = kept
  if (!noticeAt) return false
  const sentAt = await noticeOf(deps.db, table, id, noticeAt)
  const counts = sentAt ?? (toldAt && toldAt >= noticeAt ? toldAt : null)
  if (counts) return now >= purgeDate(kept, months, counts)
  await deps.db.transaction().execute(async (trx: Db) => {
    await noteTeamTold(trx, table, id, now)
    await queueToAgency(trx, deps, {
      kind: 'agency-notice-undelivered',
      data: { company_name, purge_at: purgeDate(kept, months, now).toISOString() },
    })
  })
  return false
}
