import type { ReplyOf } from '~/contract/call'
import { answeredWith } from '~/contract/failure'
import type { SiteApi } from '~/contract/sites/site-api'
import type { siteContentCalls } from '~/contract/sites/site-content'
import { sameData } from '~/domain/same-data'
import type { SiteFacts } from '~/domain/site/facts/facts'
import { changedMeanwhile, removedMeanwhile } from '~/domain/site/layout/changed-meanwhile'
import type { SiteLayout } from '~/domain/site/layout/layout'

export type Site = ReplyOf<(typeof siteContentCalls)['siteProject']>

/** Whether a site was ended, and nothing of it changes any more; one that is suspended is to be put right. */
export const isEnded = ({ closure }: Pick<Site, 'closure'>): boolean =>
  closure !== null && closure.state !== 'suspended'

/** How one site is read, changed and drawn. */
export interface SiteCalls {
  read: () => Promise<Site>
  /** @throws ApiProblem 412 where the site changed meanwhile */
  save: (facts: SiteFacts, version: number) => Promise<Site>
  /** Its home with these facts, as one page; nothing is kept. */
  draw: (facts: SiteFacts, signal: AbortSignal) => Promise<string>
}

/** As If-Match names the version that something was changed on. */
export const onVersion = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

export const siteCallsOf = (api: SiteApi): SiteCalls => ({
  read: () => api.siteProject({}),
  save: (facts, version) => api.saveSiteFacts({ body: { facts }, ...onVersion(version) }),
  draw: drawWith(api),
})

/** Draws the home with some facts. @param layout another one that is tried; left out: the site's own */
export function drawWith(api: SiteApi, layout?: SiteLayout): SiteCalls['draw'] {
  return async (facts, signal) => {
    const body = layout ? { facts, layout } : { facts }
    return (await api.previewSite({ body, signal })).text()
  }
}

/** What was to be changed had been changed by somebody else meanwhile: nothing was kept, and it says what stands there. */
export class ChangedMeanwhile extends Error {
  constructor(
    readonly site: Site,
    words: string,
  ) {
    super(words)
  }
}

type Photo = Site['photos'][number]

export type PhotoChange = Partial<Pick<Photo, 'alt' | 'focus'>>

/** A photo, and the version of the site that it was read in. */
export interface PhotoRead {
  photo: Photo
  version: number
}

/**
 * Changes what is said of a photo or how it is cut; where somebody else changed the site, upon his change.
 * @param over the photo as it was when this was typed @throws ChangedMeanwhile where he changed the very same, or took it out
 */
export async function changePhoto(
  api: Pick<SiteApi, 'changeSitePhoto' | 'siteProject'>,
  over: PhotoRead,
  change: PhotoChange,
): Promise<Site> {
  const { id, alt, focus } = over.photo
  const put = (to: Photo, version: number) =>
    api.changeSitePhoto({
      params: { photo: id },
      body: { alt: to.alt, focus: to.focus, ...change },
      ...onVersion(version),
    })
  try {
    return await put(over.photo, over.version)
  } catch (error) {
    if (!answeredWith(error, 404, 412)) throw error
    const site = await api.siteProject({})
    const now = site.photos.find(one => one.id === id)
    if (!now)
      throw new ChangedMeanwhile(
        site,
        removedMeanwhile(alt ? `La photo «\u00a0${alt}\u00a0»` : 'Une photo', [change.alt ?? '']),
      )
    if (isOver(change.alt, alt, now.alt)) throw new ChangedMeanwhile(site, changedMeanwhile([now.alt]))
    if (isOver(change.focus, focus, now.focus))
      throw new ChangedMeanwhile(
        site,
        'Cette photo a été cadrée autrement entre-temps. Touchez-la encore pour garder votre cadrage.',
      )
    return put(now, site.version)
  }
}

const isOver = (mine: unknown, before: unknown, now: unknown) =>
  mine !== undefined && !sameData(now, before) && !sameData(now, mine)

/** Changes how the facts of a site are arranged; where somebody else was quicker, the same goes upon his change. */
export async function changeLayout(
  api: SiteApi,
  site: Site,
  change: (site: Site) => SiteLayout,
): Promise<Site> {
  const put = (to: Site) => api.saveSiteLayout({ body: { layout: change(to) }, ...onVersion(to.version) })
  try {
    return await put(site)
  } catch (error) {
    if (!answeredWith(error, 412)) throw error
    return put(await api.siteProject({}))
  }
}
