import type { SiteFacts } from './facts/facts'
import type { SiteLayout } from './layout/layout'

/** One site of /exemples, as content/examples holds it: a firm that does not exist, drawn as a real one is. */
export interface ExampleSite {
  facts: SiteFacts
  layout: SiteLayout
  /** What its machine is seen to be asked, of no day in particular. */
  asked: string
}
