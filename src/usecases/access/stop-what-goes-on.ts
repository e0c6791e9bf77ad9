import { mayDo, type Role } from '~/domain/access/permission'
import { keysOf } from '~/domain/closed-list'
import { BULK_PERMISSION } from '~/domain/dossier/lists/bulk'
import type { SignedInActor } from '~/domain/journal/actor'
import { dropProposalsOf } from '~/store/access/proposals'
import { cancelBulkRunsOf } from '~/store/bulk/bulk'
import type { Db } from '~/store/database/database'
import { appendEvent, noteEvent } from '~/store/events/events'

/**
 * What an account that goes, or may do less, has under way ends with it: the runs that it started, and the decisions
 * that it proposed for a second account. @param role what it is from now on; null when it is removed
 */
export async function stopWhatGoesOn(trx: Db, by: SignedInActor, id: string, role: Role | null, now: Date) {
  const may = (permission: Parameters<typeof mayDo>[1]) => role !== null && mayDo(role, permission)
  const ended = keysOf(BULK_PERMISSION).filter(action => !may(BULK_PERMISSION[action]))
  for (const { action, total } of await cancelBulkRunsOf(trx, id, ended, now))
    await noteEvent(trx, by, now, { type: 'bulk-cancelled', data: { bulk_action: action, dossiers: total } })
  if (may('decide-dossiers')) return
  for (const { dossier_id, to } of await dropProposalsOf(trx, id))
    await appendEvent(trx, { dossier_id, type: 'proposal-withdrawn', at: now, by, data: { to } })
}
