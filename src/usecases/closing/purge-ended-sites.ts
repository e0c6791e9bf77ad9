import { CLOCK } from '~/domain/journal/actor'
import { DAY_MS } from '~/domain/milliseconds'
import { KEPT_DAYS } from '~/domain/site/online/site-closure'
import type { Db } from '~/store/database/database'
import { insertErasure } from '~/store/dossiers/erasures'
import { dropEmailsOfGoneRequests } from '~/store/emails/emails'
import { appendEvent } from '~/store/events/events'
import { addJob } from '~/store/jobs/jobs'
import { emptySite, sitesEndedBefore } from '~/store/sites/ended-sites'
import { photoFilesOfSite } from '~/store/sites/site-photos'
import { lockSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { eachAlone } from '../ground/each-alone'
import { removeLeftovers } from '../ground/remove-leftovers'

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'encryptedFiles' | 'mailer' | 'sitesFolder'>

/** Thirty days after a site was ended all that it held goes: facts, photos, requests with the messages about them, counts and what was published. */
export async function purgeEndedSites(deps: PurgeDeps) {
  const before = new Date(deps.clock().getTime() - KEPT_DAYS * DAY_MS)
  await eachAlone(await sitesEndedBefore(deps.db, before), id => forgetSite(deps, id, before))
}

/** Erases from a restored copy a site that went since it was made, rows and what is served. @returns whether there was one */
export const forgetSiteAgain = (deps: PurgeDeps, id: string) => forgetSite(deps, id, null)

/** @param before that it was ended; null: whenever */
async function forgetSite(deps: PurgeDeps, id: string, before: Date | null): Promise<boolean> {
  if (!(await forgetRows(deps, id, before))) return false
  // What a kill leaves here leads nowhere any more, and is swept by `tendSites`.
  for (const { host, site } of await deps.sitesFolder.hosts())
    if (site === id) await deps.sitesFolder.drop(host)
  await deps.sitesFolder.remove(id)
  return true
}

async function forgetRows(deps: PurgeDeps, id: string, before: Date | null) {
  const leftovers = await deps.db.transaction().execute(async trx => {
    const site = await lockSite(trx, id)
    const isDue = site && !site.gone_at && (before === null || (site.ended_at && site.ended_at < before))
    if (!isDue) return null
    const at = deps.clock()
    const file_keys = await photoFilesOfSite(trx, id)
    await emptySite(trx, site, at)
    const left = { file_keys, message_ids: await dropEmailsOfGoneRequests(trx, id) }
    await note(trx, id, site.dossier_id, at)
    await addJob(trx, 'remove-leftovers', left)
    return left
  })
  if (leftovers) await removeLeftovers(deps, leftovers)
  return leftovers !== null
}

async function note(trx: Db, id: string, dossier_id: string | null, at: Date) {
  await appendEvent(trx, { dossier_id, type: 'site-gone', at, by: CLOCK, data: { site: id } })
  await insertErasure(trx, { dossier_id: id, erased_at: at, motive: 'demande' })
}
