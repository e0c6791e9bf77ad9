import { join } from 'node:path'
import { closureMotive, mergeTombstones } from '~/gateways/backup/tombstones'
import type { Db } from '~/store/database/database'
import { erasuresSince } from '~/store/dossiers/erasures'
import { closedSites } from '~/store/sites/ended-sites'

/** The list's name beside the copies. */
export const TOMBSTONES = 'tombstones.jsonl'

/**
 * Notes beside the copies what an older one must not bring back: what was erased, and which sites are closed.
 * @param since when it was erased; those of before stand there already
 * @returns whether anything was new
 */
export async function noteTombstones(db: Db, copies: string, since: Date): Promise<boolean> {
  const [erased, closed] = [await erasuresSince(db, since), await closedSites(db)]
  return mergeTombstones(join(copies, TOMBSTONES), [
    ...erased.map(({ dossier_id, erased_at, motive }) => ({
      ...{ id: dossier_id, erased_at: erased_at.toISOString(), motive },
    })),
    ...closed.map(({ id, state, at }) => ({ id, erased_at: at.toISOString(), motive: closureMotive(state) })),
  ])
}
