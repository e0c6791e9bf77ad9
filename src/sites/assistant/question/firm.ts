import type { PlaceRecord } from '~/domain/city/place'
import type { SiteFacts } from '~/domain/site/facts/facts'
import type { SiteLayout } from '~/domain/site/layout/layout'

/** A firm, as the machine that answers for it sees it. */
export interface Firm {
  facts: SiteFacts
  layout: SiteLayout
  /** Towns whose place is known, to measure how far one is. */
  places: readonly PlaceRecord[]
}
