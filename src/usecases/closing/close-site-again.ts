import { CLOCK } from '~/domain/journal/actor'
import { type ClosureState, closureOf } from '~/domain/site/online/site-closure'
import { appendEvent } from '~/store/events/events'
import { lockSite, updateSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { layClosed } from '../publishing/lay-closed'

/**
 * Closes a site in a restored copy that was made before it was ended or suspended, as of the clock's time: its hosts answer
 * 410 or 451 from the first moment on. Its owner was told then, and why it was suspended stands in that message alone.
 * @returns whether the copy had it otherwise
 */
export function closeSiteAgain(
  { db, clock, sitesFolder }: Pick<Deps, 'db' | 'clock' | 'sitesFolder'>,
  id: string,
  state: ClosureState,
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const site = await lockSite(trx, id)
    const column = state === 'ended' ? 'ended_at' : 'suspended_at'
    if (!site?.online_at || site[column]) return false
    const at = clock()
    const after = { ...site, [column]: at }
    const closed_folder =
      site.published_revision === null
        ? null
        : await layClosed({ sitesFolder }, id, closureOf(after) ?? state)
    const line = { dossier_id: site.dossier_id, at, by: CLOCK }
    await (state === 'ended'
      ? appendEvent(trx, { ...line, type: 'site-ended', data: { site: id } })
      : appendEvent(trx, { ...line, type: 'site-suspended', data: { site: id, reason: '' } }))
    await updateSite(trx, site, { [column]: at, closed_folder })
    if (closed_folder) await sitesFolder.show(id, closed_folder)
    return true
  })
}
