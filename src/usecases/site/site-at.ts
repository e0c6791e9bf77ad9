import { awaitsChoice } from '~/domain/invoice/partial-grant'
import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type Dossier, type DossierRef, findDossier } from '~/store/dossiers/dossiers'
import { findSite, type SiteRef } from '~/store/sites/sites'
import { readCompany } from '../company/read-company'
import type { Deps } from '../ground/deps'
import { shownSite } from './shown-site'
import type { SiteContentDeps } from './site-content'

export type SiteDeps = SiteContentDeps &
  Pick<
    Deps,
    'db' | 'encryptedFiles' | 'mailer' | 'pieceReader' | 'clock' | 'agency' | 'publicUrl' | 'sitesHost'
  >

/** Which site: its own id, or its dossier, by its lasting id or by its holder's key. */
export type SiteAt = { site: string } | { dossier: DossierRef }

/** Who changes a site. */
export type SiteActor = ClientActor | AccountActor

/**
 * A dossier whose client was told that it is accepted, and who continues where the grant is below the total: until he
 * says so nothing of his site begins (specification B4). A specimen has no site. @throws Refusal not-found otherwise
 */
export async function acceptedDossier(deps: SiteDeps, ref: DossierRef): Promise<Dossier> {
  const dossier = await findDossier(deps.db, ref)
  const { status } = await readCompany(deps, ref)
  if (!dossier || dossier.is_test || (status !== 'Accepté' && status !== 'Payé') || awaitsChoice(dossier))
    throw new Refusal('not-found')
  return dossier
}

/** Where a site is found: by its own id, or by the lasting id of an accepted dossier. @throws Refusal not-found */
export async function siteRef(deps: SiteDeps, at: SiteAt): Promise<SiteRef> {
  if ('dossier' in at) return { dossier: (await acceptedDossier(deps, at.dossier)).id }
  if (!(await findSite(deps.db, at))) throw new Refusal('not-found')
  return at
}

/** A site as its owner and the team see it; that of an accepted dossier before anything was written too. @throws Refusal not-found */
export const readSite = async (deps: SiteDeps, at: SiteAt) => shownSite(deps, await siteRef(deps, at))
