import { afterReading, type SourceOrigin, sourceOrigins } from '~/domain/aids/aid-source'
import { isOneOf } from '~/domain/closed-list'
import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { formatDay, parisDay } from '~/domain/text/french'
import { findSource, lockWatchedAid, writeSource } from '~/store/aids/aid-sources'
import type { StoredAid } from '~/store/aids/aids'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { readStoredAid } from './read-stored-aid'
import { changeStoredAid } from './write-aid'

/**
 * Somebody read both texts: what the source says now is what the next nights are compared with, its day of reading is
 * today, and a page that moved is read at its new address. Of a page that is gone or silent the same word only says that
 * it was seen: the day of reading stays.
 * @param foundAt which finding was looked at
 * @throws Refusal `not-found`, `content-changed` when the watch or a colleague came in between, `invalid-fields`
 */
export async function confirmAidReading(
  deps: DbAndClock,
  by: AccountActor,
  id: string,
  { origin, version, foundAt }: { origin: string; version: number; foundAt: string },
): Promise<StoredAid> {
  if (!isOneOf(sourceOrigins, origin)) throw new Refusal('not-found')
  const { db, clock } = deps
  return db.transaction().execute(async trx => {
    const row = found(await lockWatchedAid(trx, id))
    const source = await findSource(trx, id, origin)
    const { finding = null, found_at = null } = source ?? {}
    if (!source || finding === null || found_at?.toISOString() !== foundAt)
      throw new Refusal('content-changed')
    const { aid_id: _, origin: __, ...known } = source
    await writeSource(trx, id, origin, afterReading(known))
    const data = { aid_id: id, slug: row.slug, source: origin, finding }
    await noteEvent(trx, by, clock(), { type: 'aid-source-read', data })
    if (finding === 'vanished' || finding === 'silent') return readStoredAid({ db: trx }, id)
    const { aid, published } = await readStoredAid({ db: trx }, id)
    const read = { ...aid, ...readToday(origin, known.moved_to, parisDay(clock())) }
    const change = { aid: read, published, version }
    return changeStoredAid(trx, { by, at: clock(), type: 'aid-confirmed' }, id, change)
  })
}

const readToday = (origin: SourceOrigin, movedTo: string | null, today: string) => ({
  checked_on: today,
  source_dated: `relevée le ${formatDay(new Date(today))}`,
  ...(origin === 'page' && movedTo !== null && { source_url: movedTo }),
})
