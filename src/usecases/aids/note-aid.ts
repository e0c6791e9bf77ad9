import type { AccountActor } from '~/domain/journal/actor'
import type { StoredAid } from '~/store/aids/aids'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'

/** Writes what was done into the journal. @returns the row as it is now */
export async function noteAid(
  trx: Db,
  by: AccountActor,
  type: 'aid-created' | 'aid-changed' | 'aid-confirmed' | 'aid-removed',
  row: StoredAid,
  at: Date,
) {
  const data = { aid_id: row.id, slug: row.aid.slug }
  await noteEvent(trx, by, at, { type, data })
  return row
}
