import { found } from '~/domain/found'
import type { SiteFacts } from '~/domain/site/facts/facts'
import { type AskedItem, factsFromDossier } from '~/domain/site/facts/facts-from-dossier'
import { photosShown } from '~/domain/site/facts/placed-photos'
import { firstLayout } from '~/domain/site/layout/first-layout'
import { followFacts } from '~/domain/site/layout/follow-facts'
import type { SiteLayout } from '~/domain/site/layout/layout'
import { RegistrySilent } from '~/gateways/company-registry'
import { type Dossier, findDossier } from '~/store/dossiers/dossiers'
import { photosOfSite } from '~/store/sites/site-photos'
import { findSiteVersion, type Site, type SiteRef } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'

export type SiteContentDeps = Pick<Deps, 'db' | 'registry' | 'atlas'>

export interface SiteContent {
  version: number
  facts: SiteFacts
  layout: SiteLayout
  asked: AskedItem[]
  /** What the registry says of its trade; asked for before the first version alone. */
  activity: string | null
}

/**
 * The newest facts and layout of a site; before its owner kept any (version 0), what the dossier, the registry and the
 * answers of before say. @throws Refusal not-found where there is neither a site nor a dossier
 */
export async function siteContent(
  deps: SiteContentDeps,
  ref: SiteRef,
  site: Site | undefined,
): Promise<SiteContent> {
  if (site && site.version > 0) {
    const kept = await findSiteVersion(deps.db, site.id, site.version)
    if (!kept) throw new Error(`the site ${site.id} has no version ${site.version}`)
    return {
      version: site.version,
      facts: kept.facts,
      layout: kept.layout,
      asked: site.asked,
      activity: null,
    }
  }
  const dossier = found(await dossierOf(deps, ref, site))
  const registry = await registered(deps, dossier)
  const { facts, asked } = factsFromDossier({
    company: dossier,
    registry,
    answers: site?.answers ?? {},
    towns: deps.atlas.places,
  })
  const activity = registry?.activity ?? null
  const photos = site ? (await photosOfSite(deps.db, site.id)).map(({ id }) => id) : []
  const layout = firstLayout(facts, facts.name, { activity, photos })
  return { version: 0, facts, layout, asked, activity }
}

/** The layout once the facts are these. @param site null before it was opened */
export function layoutAfter(
  { version, facts: before, layout, activity }: SiteContent,
  facts: SiteFacts,
  site: Pick<Site, 'review_at'> | undefined,
): SiteLayout {
  if (version === 0) return firstLayout(facts, facts.name, { activity, photos: photosShown(layout) })
  return followFacts(layout, before, facts, !site?.review_at)
}

function dossierOf(
  { db }: SiteContentDeps,
  ref: SiteRef,
  site: Site | undefined,
): Promise<Dossier | undefined> {
  const id = 'dossier' in ref ? ref.dossier : site?.dossier_id
  return id ? findDossier(db, id) : Promise.resolve(undefined)
}

/** What the public registry says of the firm; null where it is silent, since the owner says it all anyhow. */
async function registered({ registry }: SiteContentDeps, { siret }: Dossier) {
  return registry.find(siret.replace(/\D/g, '')).catch(error => {
    if (error instanceof RegistrySilent) return null
    throw error
  })
}
