import { WRITTEN_AS } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { hostUnder } from '~/domain/site/online/host-owner'
import type { Db } from '~/store/database/database'
import { findDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { keepOwnerAddress } from '~/store/sites/site-owners'
import { deleteForgottenPhotos, photosOfSite, type StoredPhoto } from '~/store/sites/site-photos'
import { insertSiteRevision, siteRevisionsOf } from '~/store/sites/site-revisions'
import { findSite, type Site, updateSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'
import { newToken } from '../ground/secret-token'
import { queueEmail } from '../outbox/queue-email'
import { lockedSite } from '../site/change-site-content'
import { provenOwner } from '../site/proven-owner'
import { refuseClosed } from '../site/refuse-closed'
import { acceptedDossier, type SiteAt, type SiteDeps } from '../site/site-at'
import { siteContent } from '../site/site-content'
import { checkSitesFolder } from './check-sites-folder'
import { type DrawDeps, drawRevision } from './draw-revision'
import {
  keptContent,
  keptPhotos,
  type PublishedWhat,
  type Publisher,
  shownAlready,
} from './published-content'
import { settleSite } from './settle-site'
import { siteAddress, siteName } from './site-name'

export type PublishDeps = SiteDeps & DrawDeps & Pick<Deps, 'sitesFolder' | 'sitesHost' | 'publicUrl'>

/**
 * Shows the newest facts and layout of a site to everybody, and answers what it did where everybody sees them already: who heard
 * nothing and asks again makes no second revision. What can be undone comes first:
 * 1. the files are laid down in a folder that nobody looks at (a kill leaves it to `tendSites`);
 * 2. the rows are written: revision, stage, event, e-mail;
 * 3. one rename shows the folder (a failure after it shows what the rows say again);
 * 4. the rows are committed, and only then is it acknowledged.
 * @param what else is shown: the same facts as today draws them, or those of a revision, which become the newest version
 * @throws Refusal not-found, address-unproven, not-approved, site-ended, site-suspended, sites-apart, and site-changed where
 * the newest is another version
 */
export async function publishSite(
  deps: PublishDeps,
  by: Publisher,
  at: SiteAt,
  what: PublishedWhat,
): Promise<{ revision: number; url: string }> {
  if ('dossier' in at) await provenOwner(deps, at.dossier)
  await checkSitesFolder(deps)
  const { id, name } = await named(deps, at)
  const restored = typeof what === 'object' && 'revision' in what ? what.revision : null
  let switched = false
  let gone: string[] = []
  let file_keys: string[] = []
  try {
    const published = await deps.db.transaction().execute(async trx => {
      const site = await lockedSite(deps, trx, { site: id })
      refuseUnready(site)
      const url = await siteAddress({ ...deps, db: trx }, id, name)
      const shown = what === 'shown' ? null : await shownAlready(trx, site, what)
      if (shown?.url === url) return { revision: shown.revision, url }
      const content = await keptContent(deps, trx, { by, site, what })
      const kept = await keptPhotos(trx, site, what)
      const [last] = await siteRevisionsOf(trx, id)
      const revision = (last?.revision ?? 0) + 1
      const { files, redrawnOn } = await drawRevision({ ...deps, db: trx }, id, content, url, kept)
      const folder = await deps.sitesFolder.lay(id, revision, files)
      const { version } = content
      const photos = await photosOfSite(trx, id, kept)
      gone = await insertSiteRevision(trx, {
        ...{ site_id: id, revision, version, folder, url, restored },
        ...{ actor: WRITTEN_AS[by.kind], account_id: by.kind === 'account' ? by.id : null, at: deps.clock() },
        photos: JSON.stringify(photos.map(describedPhoto)),
      })
      file_keys = await deleteForgottenPhotos(trx, id)
      await noteOnline(deps, trx, by, site)
      await updateSite(trx, site, {
        site_url: url,
        version: Math.max(site.version, version),
        published_revision: revision,
        redrawn_on: redrawnOn,
      })
      const data = { revision, version, ...(restored === null ? {} : { restored }) }
      await appendEvent(trx, {
        dossier_id: site.dossier_id,
        type: 'site-published',
        at: deps.clock(),
        by,
        data,
      })
      await deps.sitesFolder.lead(hostUnder(deps.sitesHost, name), id)
      switched = true
      await deps.sitesFolder.show(id, folder)
      return { revision, url }
    })
    // What is left here is swept within the hour.
    await Promise.all(gone.map(folder => deps.sitesFolder.remove(id, folder))).catch(() => {})
    await removeLeftovers(deps, { file_keys, message_ids: [] }).catch(() => {})
    return published
  } catch (error) {
    // Whether a commit that failed took place, the rows know; where they cannot be asked, `tendSites` does it later.
    if (switched) await settleSite(deps, id).catch(() => {})
    throw error
  }
}

const describedPhoto = ({ id, alt, focus_x, focus_y }: StoredPhoto) => ({ id, alt, focus_x, focus_y })

/** The site and its name under our host, taken before the site is locked. */
async function named(deps: PublishDeps, at: SiteAt): Promise<{ id: string; name: string }> {
  const ref = 'site' in at ? at : { dossier: (await acceptedDossier(deps, at.dossier)).id }
  const site = await findSite(deps.db, ref)
  if (!site) throw new Refusal('not-approved')
  refuseUnready(site)
  const { facts } = await siteContent(deps, ref, site)
  return { id: site.id, name: await siteName(deps, site, facts) }
}

function refuseUnready(site: Site) {
  if (!site.online_at && !site.approved) throw new Refusal('not-approved')
  refuseClosed(site)
}

/** The first publication is the stage « en ligne », at our address; a site that was online elsewhere moves to it. */
async function noteOnline(deps: PublishDeps, trx: Db, by: Publisher, site: Site) {
  if (site.published_revision !== null) return
  if (site.dossier_id) await keepOwnerAddress(trx, site.dossier_id)
  const now = deps.clock()
  if (!site.online_at) await updateSite(trx, site, { online_at: now, preview_token: newToken() })
  const { dossier_id } = site
  const dossier = dossier_id && !site.online_at ? await findDossier(trx, dossier_id) : undefined
  if (!dossier) return
  const data = { stage: 'online' as const }
  await queueEmail(trx, deps, { kind: 'site-moved', recipient: dossier.email, dossier_id, data })
  await appendEvent(trx, { dossier_id, type: 'site-moved', at: now, by, data })
}
