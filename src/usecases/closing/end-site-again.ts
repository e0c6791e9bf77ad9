import { CLOCK } from '~/domain/journal/actor'
import { appendEvent } from '~/store/events/events'
import { lockSite, updateSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { layClosed } from '../publishing/lay-closed'

/**
 * Ends a site in a restored copy that was made before its end, as of the clock's time: its hosts answer 410 from the first
 * moment on. Its owner was told when he ended it.
 * @returns whether there was one that the copy had online
 */
export function endSiteAgain(
  { db, clock, sitesFolder }: Pick<Deps, 'db' | 'clock' | 'sitesFolder'>,
  id: string,
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const site = await lockSite(trx, id)
    if (!site?.online_at || site.ended_at) return false
    const closed_folder =
      site.published_revision === null ? null : await layClosed({ sitesFolder }, id, 'ended')
    const ended_at = clock()
    const { dossier_id } = site
    await appendEvent(trx, { dossier_id, type: 'site-ended', at: ended_at, by: CLOCK, data: { site: id } })
    await updateSite(trx, site, { ended_at, closed_folder })
    if (closed_folder) await sitesFolder.show(id, closed_folder)
    return true
  })
}
