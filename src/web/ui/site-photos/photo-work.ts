import type { SiteApi } from '~/contract/sites/site-api'
import type { Site } from '../site-facts/site-calls'

/** How photos of a site are sent and changed. */
export interface PhotoWork {
  api: Pick<SiteApi, 'addSitePhoto' | 'changeSitePhoto' | 'removeSitePhoto' | 'siteProject'>
  /** What a call answers is shown everywhere; one after the other. None: what went wrong is said by who asked. `of`: the photo that is changed. */
  act: (work: () => Promise<Site | null>, of?: string) => Promise<unknown>
  busy: boolean
}
