import { isDeepStrictEqual } from 'node:util'
import { type CLOCK, WRITTEN_AS } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { lockDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { findSite, insertSiteVersion, lockSite, type Site, updateSite } from '~/store/sites/sites'
import { openedSite } from './change-site'
import { refuseEnded } from './refuse-closed'
import { acceptedDossier, type SiteActor, type SiteAt, type SiteDeps } from './site-at'
import { type SiteContent, siteContent } from './site-content'

/** One change of a site's facts or layout. */
interface ContentChange {
  by: SiteActor
  /** The version that it was made on; null where the caller names none. */
  version: number | null
  part: 'facts' | 'layout'
  /** Gives the new content; what it throws keeps everything as it was. */
  change: (
    trx: Db,
    site: Site,
    content: SiteContent,
  ) => Promise<Pick<SiteContent, 'facts' | 'layout' | 'asked'>>
  /** What else happens in the same transaction. */
  after?: (trx: Db, site: Site, content: SiteContent) => Promise<void>
}

/**
 * Keeps a change of a site's facts or layout as its next version; what changes nothing is none.
 * @throws Refusal not-found, version-needed, site-changed
 */
export async function changeSiteContent(
  deps: SiteDeps,
  at: SiteAt,
  { by, version, part, change, after }: ContentChange,
) {
  if (version === null) throw new Refusal('version-needed')
  if ('dossier' in at) await acceptedDossier(deps, at.dossier)
  await deps.db.transaction().execute(async trx => {
    const site = await lockedSite(deps, trx, at)
    refuseEnded(site)
    const before = await siteContent({ ...deps, db: trx }, { site: site.id }, site)
    if (site.version !== version) throw new Refusal('site-changed')
    const next = { ...before, ...(await change(trx, site, before)), version: version + 1 }
    const same = isDeepStrictEqual([before.facts, before.layout], [next.facts, next.layout])
    if (same && version > 0) return
    await keepVersion(trx, site, next, { part, by, at: deps.clock() })
    await after?.(trx, site, next)
  })
}

/** The next version of a locked site, with who made it and when. */
export async function keepVersion(
  trx: Db,
  site: Site,
  { version, facts, layout, asked }: SiteContent,
  { part, by, at }: { part: 'facts' | 'layout'; by: SiteActor | typeof CLOCK; at: Date },
) {
  await insertSiteVersion(trx, {
    ...{ site_id: site.id, version, at },
    facts: JSON.stringify(facts),
    layout: JSON.stringify(layout),
    actor: WRITTEN_AS[by.kind],
    account_id: by.kind === 'account' ? by.id : null,
  })
  await updateSite(trx, site, { version, asked: JSON.stringify(asked) })
  await appendEvent(trx, {
    ...{ dossier_id: site.dossier_id, type: 'site-changed', at, by },
    data: { version, part },
  })
}

/** The site, kept from every other change until the transaction ends; that of a dossier is opened at its first one. */
export async function lockedSite(deps: SiteDeps, trx: Db, at: SiteAt): Promise<Site> {
  if ('site' in at) {
    const found = (await findSite(trx, at)) ?? notFound()
    // Its journal and its messages lock the dossier too: who comes by the dossier locks it before the site.
    if (found.dossier_id) await lockDossier(trx, found.dossier_id)
    return (await lockSite(trx, at.site)) ?? notFound()
  }
  const dossier = (await lockDossier(trx, at.dossier)) ?? notFound()
  const [{ id }] = await openedSite(trx, dossier, deps.clock())
  return (await lockSite(trx, id)) ?? notFound()
}

function notFound(): never {
  throw new Refusal('not-found')
}
