import type { ReplyOf } from '~/contract/call'
import type { siteProjectCalls } from '~/contract/site-project'

export type Site = ReplyOf<(typeof siteProjectCalls)['siteProject']>

/** What each part is given: the site, how to act on it, and what went wrong last. */
export interface SitePart {
  id: string
  site: Site
  act: (work: () => Promise<Site>) => Promise<void>
  busy: boolean
}
