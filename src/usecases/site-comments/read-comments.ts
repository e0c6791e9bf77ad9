import type { Change } from '~/domain/site/changes/change'
import { contentChanges } from '~/domain/site/layout/content-changes'
import { sectionPlace } from '~/domain/site/layout/section-labels'
import { whoWaits } from '~/domain/site/who-waits'
import { commentsOf } from '~/store/sites/site-comments'
import { commentPictures, type PhotoWithFiles } from '~/store/sites/site-photos'
import { roundsOf } from '~/store/sites/site-rounds'
import { findSiteVersion, type Site } from '~/store/sites/sites'
import { provenSite } from '../site/proven-site'
import { photoAddress } from '../site/shown-site'
import type { SiteAt, SiteDeps } from '../site/site-at'
import { siteContent } from '../site/site-content'

/**
 * What owner and team say to each other of a site: the comments with their threads, whose turn it is, and from the second
 * round on what is said otherwise since the one before. @throws Refusal not-found, address-unproven
 */
export async function readComments(deps: SiteDeps, at: SiteAt) {
  const site = await provenSite(deps, at)
  if (!site) return { round: 0, since: null, waiting: null, comments: [] }
  const [comments, rounds, { layout }, pictures] = await Promise.all([
    commentsOf(deps.db, site.id),
    roundsOf(deps.db, site.id),
    siteContent(deps, { site: site.id }, site),
    commentPictures(deps.db, site.id),
  ])
  const waiting = whoWaits({ ...site, round_at: rounds[0]?.at ?? null, comments })
  return {
    round: rounds[0]?.round ?? (site.review_at ? 1 : 0),
    since: await changesSince(deps, site, rounds[1]?.version),
    waiting,
    comments: comments.map(({ number, section, place, state, opened_at, words }) => ({
      ...{ number, section, state, opened_at },
      // As it is called now; as it was called then where it is gone.
      place: (section && sectionPlace(layout, section)) || place,
      picture: pictureAddress(pictures.get(number)),
      gone: section !== null && sectionPlace(layout, section) === null,
      words,
    })),
  }
}

const pictureAddress = (photo: PhotoWithFiles | undefined) => (photo ? photoAddress(photo) : null)

/** What the newest content says otherwise than a version; null where there is nothing to compare with. */
export async function changesSince(
  deps: SiteDeps,
  site: Site,
  version: number | undefined,
): Promise<Change[] | null> {
  const before = version ? await findSiteVersion(deps.db, site.id, version) : undefined
  return before ? contentChanges(before, await siteContent(deps, { site: site.id }, site)) : null
}
