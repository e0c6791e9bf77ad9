import { found } from '~/domain/found'
import { type CLOCK, WRITTEN_AS } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { photosChanges } from '~/domain/site/changes/photos-changes'
import type { Db } from '~/store/database/database'
import { bringBackPhotos, photosOfSite } from '~/store/sites/site-photos'
import { findSiteRevision } from '~/store/sites/site-revisions'
import { findSiteVersion, insertSiteVersion, type Site } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import type { SiteActor } from '../site/site-at'
import { type SiteContentDeps, siteContent } from '../site/site-content'

export type Publisher = SiteActor | typeof CLOCK

/** The newest facts and layout, of this version where one is named; those that are shown already; or those of an earlier revision. */
export type PublishedWhat = { newest: number | null } | 'shown' | { revision: number }

/** The revision that everybody sees, where it is what is asked for and nothing changed since. */
export async function shownAlready(trx: Db, site: Site, what: Exclude<PublishedWhat, 'shown'>) {
  if (site.published_revision === null) return null
  const shown = await findSiteRevision(trx, site.id, site.published_revision)
  if (shown?.version !== site.version || !shown.photos) return null
  const asked =
    'revision' in what
      ? shown.restored === what.revision
      : what.newest === null || what.newest === site.version
  if (!asked) return null
  return photosChanges(shown.photos, await photosOfSite(trx, site.id)).length === 0 ? shown : null
}

/** The content to show, as a version of its own: what nobody confirmed yet becomes the first one, what came back the newest. */
export async function keptContent(
  deps: SiteContentDeps & Pick<Deps, 'clock'>,
  trx: Db,
  { by, site, what }: { by: Publisher; site: Site; what: PublishedWhat },
) {
  const newest = await siteContent({ ...deps, db: trx }, { site: site.id }, site)
  if (typeof what === 'object' && 'newest' in what && what.newest !== null && what.newest !== site.version)
    throw new Refusal('site-changed')
  const earlier = await earlierContent(trx, site, what)
  if (what === 'shown' && earlier) return earlier
  if (!earlier && newest.version > 0) return newest
  // What the machine was taught since is not on the pages that come back, and stays known.
  const { answers } = newest.facts
  const { facts, layout } = earlier ? { ...earlier, facts: { ...earlier.facts, answers } } : newest
  const version = newest.version + 1
  await insertSiteVersion(trx, {
    ...{ site_id: site.id, version, at: deps.clock() },
    ...{ facts: JSON.stringify(facts), layout: JSON.stringify(layout) },
    ...{ actor: WRITTEN_AS[by.kind], account_id: by.kind === 'account' ? by.id : null },
  })
  return { facts, layout, version }
}

/** The photos of what is shown again, though they were taken out since; of what comes back they are the site's again. */
export async function keptPhotos(trx: Db, site: Site, what: PublishedWhat): Promise<string[]> {
  if (typeof what === 'object' && 'newest' in what) return []
  const revision = what === 'shown' ? site.published_revision : what.revision
  const earlier = revision === null ? undefined : await findSiteRevision(trx, site.id, revision)
  const ids = (earlier?.photos ?? []).map(({ id }) => id)
  if (what !== 'shown') await bringBackPhotos(trx, site.id, ids)
  return ids
}

function earlierContent(trx: Db, site: Site, what: PublishedWhat) {
  if (what === 'shown') return contentOf(trx, site.id, site.published_revision)
  return 'revision' in what ? contentOf(trx, site.id, what.revision) : null
}

async function contentOf(trx: Db, siteId: string, revision: number | null) {
  const published = revision === null ? undefined : await findSiteRevision(trx, siteId, revision)
  return found(published && (await findSiteVersion(trx, siteId, published.version)))
}
