import { Refusal } from '~/domain/refusal'
import { findSite, type Site } from '~/store/sites/sites'
import { provenOwner } from './proven-owner'
import type { SiteAt, SiteDeps } from './site-at'

/**
 * A site for what its owner does only from a proven address; undefined before anything was written of it.
 * @throws Refusal not-found, address-unproven
 */
export async function provenSite(deps: SiteDeps, at: SiteAt): Promise<Site | undefined> {
  const ref = 'site' in at ? at : { dossier: (await provenOwner(deps, at.dossier)).id }
  const site = await findSite(deps.db, ref)
  if (!site && 'site' in at) throw new Refusal('not-found')
  return site
}
