import { Refusal } from '~/domain/refusal'
import type { Change } from '~/domain/site/changes/change'
import { photosChanges } from '~/domain/site/changes/photos-changes'
import { type Content, contentChanges } from '~/domain/site/layout/content-changes'
import { photosOfSite } from '~/store/sites/site-photos'
import { type SiteRevision, siteRevisionsOf } from '~/store/sites/site-revisions'
import { findSite, findSiteVersions, type Site } from '~/store/sites/sites'
import { acceptedDossier, type SiteAt, type SiteDeps } from '../site/site-at'
import { siteContent } from '../site/site-content'

/**
 * What was published of a site, the newest first, each with what it said otherwise than the one before; the last twenty
 * stay. Beside it what waits to be published. @throws Refusal not-found
 */
export async function readRevisions(deps: SiteDeps, at: SiteAt) {
  const ref = 'site' in at ? at : { dossier: (await acceptedDossier(deps, at.dossier)).id }
  const site = await findSite(deps.db, ref)
  if (!site && 'site' in at) throw new Refusal('not-found')
  return site ? revisionsOf(deps, site) : { revisions: [], unpublished: null }
}

/** What the machine was taught stands on no page, and is known without publishing. */
const waiting = (shown: Content, newest: Content): Change[] =>
  contentChanges({ ...shown, facts: { ...shown.facts, answers: newest.facts.answers } }, newest)

async function revisionsOf(deps: SiteDeps, site: Site) {
  const revisions = await siteRevisionsOf(deps.db, site.id)
  const versions = await findSiteVersions(deps.db, site.id, [
    ...new Set(revisions.map(({ version }) => version)),
  ])
  const between = (one: SiteRevision | undefined, other: SiteRevision): Change[] | null => {
    const [before, after] = [one && versions.get(one.version), versions.get(other.version)]
    if (!one || !before || !after) return null
    return [
      ...contentChanges(before, after),
      ...(one.photos && other.photos ? photosChanges(one.photos, other.photos) : []),
    ]
  }
  const shown = revisions.find(({ revision }) => revision === site.published_revision)
  const everybodys = shown && versions.get(shown.version)
  return {
    revisions: revisions.map((one, place) => ({
      ...{ revision: one.revision, version: one.version, url: one.url, restored: one.restored },
      at: one.at,
      shown: one === shown,
      changes: between(revisions[place + 1], one),
    })),
    unpublished: everybodys
      ? [
          ...waiting(everybodys, await siteContent(deps, { site: site.id }, site)),
          ...(shown.photos ? photosChanges(shown.photos, await photosOfSite(deps.db, site.id)) : []),
        ]
      : null,
  }
}
