import type { SiteFacts } from '../../../src/domain/site/facts/facts'
import { firstLayout } from '../../../src/domain/site/layout/first-layout'
import type { Site } from '../../../src/web/ui/site-facts/site-calls'

/** A site as its owner is shown it, before anything happened to it. */
export const siteAsShown = (facts: SiteFacts, version: number): Site => ({
  ...{ site: 'site', facts, layout: firstLayout(facts), version, problems: [], photos: [], stages: [] },
  ...{ delivery_before: null, site_url: null, preview_url: null, published: null },
  ...{ reviewed_at: null, approved: null, waiting: null, accepted_at: null, closure: null },
})
