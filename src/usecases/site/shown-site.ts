import { cutOf } from '~/domain/site/facts/photo-crop'
import { goneFrom } from '~/domain/site/online/site-closure'
import { siteProblems } from '~/domain/site/site-problems'
import { deliveryBefore, SITE_STAGES } from '~/domain/site/site-project'
import { type Waiting, whoWaits } from '~/domain/site/who-waits'
import type { Db } from '~/store/database/database'
import { commentsOf } from '~/store/sites/site-comments'
import { type PhotoWithFiles, photosOfSite } from '~/store/sites/site-photos'
import { findSiteRevision } from '~/store/sites/site-revisions'
import { roundsOf } from '~/store/sites/site-rounds'
import { findSite, type Site, type SiteRef } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { addressAsWritten } from './address-as-written'
import { previewFile } from './photo-files'
import { previewAddress } from './preview-address'
import { type SiteContentDeps, siteContent } from './site-content'

/** A site as its owner and the team see it, before anything was written too. */
export async function shownSite(deps: SiteContentDeps & Pick<Deps, 'publicUrl' | 'sitesHost'>, ref: SiteRef) {
  const site = await findSite(deps.db, ref)
  const { version, facts, layout, asked } = await siteContent(deps, ref, site)
  const published = site?.published_revision
    ? await findSiteRevision(deps.db, site.id, site.published_revision)
    : undefined
  const photos = site ? await photosOfSite(deps.db, site.id) : []
  return {
    site: site?.id ?? null,
    facts,
    layout,
    version,
    problems: siteProblems(facts, layout, photos, asked),
    photos: photos.map(shownPhoto),
    stages: SITE_STAGES.map(name => ({ name, at: site?.[`${name}_at`] ?? null })),
    delivery_before: site ? deliveryBefore(site) : null,
    site_url: site?.site_url ? addressAsWritten(site.site_url) : null,
    preview_url: site?.ended_at ? null : previewAddress(deps, site),
    published: published
      ? { revision: published.revision, url: addressAsWritten(published.url), at: published.at }
      : null,
    reviewed_at: site?.reviewed_at ?? null,
    approved: site?.approved ?? null,
    waiting: site ? await waitingOf(deps.db, site) : null,
    accepted_at: site?.accepted_at ?? null,
    closure: site ? closureShownOf(site) : null,
  }
}

/** Why its hosts show none of it, for owner and team. */
function closureShownOf({ ended_at, gone_at, suspended_at, suspension_reason }: Site) {
  if (ended_at) {
    const until = goneFrom(ended_at)
    return { state: gone_at ? 'gone' : 'ended', at: ended_at, until, reason: null } as const
  }
  if (!suspended_at) return null
  return { state: 'suspended', at: suspended_at, until: null, reason: suspension_reason } as const
}

/** What its owner or the team is waited for, as the team's queue says it. */
async function waitingOf(db: Db, site: Site): Promise<Waiting['what'] | null> {
  const [[last], comments] = await Promise.all([roundsOf(db, site.id), commentsOf(db, site.id)])
  return whoWaits({ ...site, round_at: last?.at ?? null, comments })?.what ?? null
}

/** Where a page of ours shows a photo; another cut has another address. */
export const photoAddress = (photo: PhotoWithFiles) =>
  `/api/site-photos/${photo.id}?v=${previewFile(photo)?.file_key.slice(0, 8) ?? ''}`

function shownPhoto(photo: PhotoWithFiles) {
  const { id, alt, focus_x, focus_y, whole } = photo
  const focus = { x: focus_x, y: focus_y }
  return {
    id,
    url: photoAddress(photo),
    alt,
    focus,
    cut: whole ? cutOf(whole, focus) : { x: 0, y: 0, width: 1, height: 1 },
  }
}
