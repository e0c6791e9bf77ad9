import type { Site } from '~/web/ui/site-facts/site-calls'

/** What each part is given: the site, how to act on it, and what went wrong last. */
export interface SitePart {
  id: string
  site: Site
  act: (work: () => Promise<Site>) => Promise<void>
  busy: boolean
}
