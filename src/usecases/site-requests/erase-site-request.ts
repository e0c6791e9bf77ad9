import { found } from '~/domain/found'
import { insertErasure } from '~/store/dossiers/erasures'
import { dropEmailsOfGoneRequests } from '~/store/emails/emails'
import { appendEvent } from '~/store/events/events'
import { addJob } from '~/store/jobs/jobs'
import { deleteSiteRequest } from '~/store/sites/site-requests'
import type { Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'
import { lockedSite } from '../site/change-site-content'
import { provenSite } from '../site/proven-site'
import type { SiteActor, SiteAt, SiteDeps } from '../site/site-at'
import { readSiteRequests } from './read-site-requests'

/**
 * Erases what a visitor asked, with its answers and the messages about both, where he asks for that (GDPR, article 17). A
 * repeat changes nothing. @throws Refusal not-found, address-unproven
 */
export async function eraseSiteRequest(deps: SiteDeps, by: SiteActor, where: SiteAt, number: number) {
  const { id } = found(await provenSite(deps, where))
  const leftovers = await deps.db.transaction().execute(async trx => {
    const { dossier_id } = await lockedSite(deps, trx, { site: id })
    const at = deps.clock()
    if (!(await deleteSiteRequest(trx, id, number))) return null
    const data = { site: id, request: number }
    await appendEvent(trx, { dossier_id, type: 'site-request-erased', at, by, data })
    await insertErasure(trx, { dossier_id: stoneOf(id, number), erased_at: at, motive: 'demande' })
    const left = { file_keys: [], message_ids: await dropEmailsOfGoneRequests(trx, id) }
    await addJob(trx, 'remove-leftovers', left)
    return left
  })
  if (leftovers) await removeLeftovers(deps, leftovers)
  return readSiteRequests(deps, where)
}

/** How the list beside the copies names a request that was erased. */
const stoneOf = (site: string, number: number) => `${site}/requests/${number}`

/** Erases from a restored copy a request that was erased since it was made. @returns whether there was one */
export async function eraseSiteRequestAgain(
  { db, mailer }: Pick<Deps, 'db' | 'mailer'>,
  stone: string,
  erased_at: Date,
): Promise<boolean> {
  const [, site, number] = /^(.+)\/requests\/(\d{1,9})$/.exec(stone) ?? []
  if (site === undefined) return false
  const gone = await db.transaction().execute(async trx => {
    if (!(await deleteSiteRequest(trx, site, Number(number), erased_at))) return null
    return dropEmailsOfGoneRequests(trx, site)
  })
  for (const message_id of gone ?? []) await mailer.forget(message_id)
  return gone !== null
}
