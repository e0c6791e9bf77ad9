import { Refusal } from '~/domain/refusal'
import { siteRevisionsOf } from '~/store/sites/site-revisions'
import { findSite } from '~/store/sites/sites'
import { acceptedDossier, type SiteAt, type SiteOfDeps } from '../site/site-of'

/** What was published of a site, the newest first; the last twenty stay. @throws Refusal not-found */
export async function readRevisions(deps: SiteOfDeps, at: SiteAt) {
  const ref = 'site' in at ? at : { dossier: (await acceptedDossier(deps, at.dossier)).id }
  const site = await findSite(deps.db, ref)
  if (!site && 'site' in at) throw new Refusal('not-found')
  const revisions = site ? await siteRevisionsOf(deps.db, site.id) : []
  return {
    revisions: revisions.map(({ revision, version, url, restored, at: published }) => ({
      ...{ revision, version, url, restored, at: published.toISOString() },
      shown: revision === site?.published_revision,
    })),
  }
}
