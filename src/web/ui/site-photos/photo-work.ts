import type { SiteApi } from '~/contract/site-api'
import type { Site } from '../site-facts/site-calls'

/** How photos of a site are sent and changed. */
export interface PhotoWork {
  api: SiteApi
  /** What a call answers is shown everywhere; one after the other. */
  act: (work: () => Promise<Site>) => Promise<unknown>
  busy: boolean
}
