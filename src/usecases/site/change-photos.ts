import { isDeepStrictEqual } from 'node:util'
import type { CLOCK } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { placePhotos } from '~/domain/site/facts/placed-photos'
import type { Db } from '~/store/database/database'
import { findDossier } from '~/store/dossiers/dossiers'
import { findPhoto, type PhotoWithFiles, photosOfSite } from '~/store/sites/site-photos'
import { findSite, type Site } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { keepVersion, lockedSite } from './change-site-content'
import { refuseEnded } from './refuse-closed'
import { acceptedDossier, type SiteActor, type SiteAt, type SiteDeps } from './site-at'
import { siteContent } from './site-content'

export type PhotosDeps = SiteDeps & Pick<Deps, 'photoMaker' | 'rateLimits' | 'storageBytes'>

/**
 * One change of a site's photos under its lock. What came or went is placed in the layout, as the next version of a site
 * whose owner has kept one; before, the layout is made of what there is. What is said of a photo, or cut anew, is a version too.
 * @throws Refusal not-found, site-ended
 */
export async function changePhotos(
  deps: PhotosDeps,
  by: SiteActor | typeof CLOCK,
  at: SiteAt,
  change: (
    trx: Db,
    site: Site,
    photos: PhotoWithFiles[],
  ) => Promise<{ added?: string[]; gone?: string[]; said?: boolean }>,
) {
  if ('dossier' in at) await acceptedDossier(deps, at.dossier)
  await deps.db.transaction().execute(async trx => {
    const site = await lockedSite(deps, trx, at)
    refuseEnded(site)
    const moved = await change(trx, site, await photosOfSite(trx, site.id))
    if (site.version === 0) return
    const content = await siteContent({ ...deps, db: trx }, { site: site.id }, site)
    const layout = placePhotos(content.facts, content.layout, moved)
    if (!moved.said && isDeepStrictEqual(layout, content.layout)) return
    const next = { ...content, layout, version: site.version + 1 }
    await keepVersion(trx, site, next, { part: 'layout', by, at: deps.clock() })
  })
}

/** A photo of this very site. @throws Refusal not-found */
export async function photoOf(deps: SiteDeps, at: SiteAt, id: string): Promise<PhotoWithFiles> {
  const photo = await findPhoto(deps.db, id)
  const site = await findSite(deps.db, 'site' in at ? at : { dossier: await lastingId(deps, at) })
  if (!photo || !site || photo.site_id !== site.id || photo.of_comment !== null)
    throw new Refusal('not-found')
  return photo
}

async function lastingId(deps: SiteDeps, { dossier }: Extract<SiteAt, { dossier: unknown }>) {
  return (await findDossier(deps.db, dossier))?.id ?? ''
}
