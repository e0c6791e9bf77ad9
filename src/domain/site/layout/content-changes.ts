import { sameData } from '../../same-data'
import type { Change } from '../changes/change'
import { factsChanges } from '../changes/facts-changes'
import { layoutChanges } from '../changes/layout-changes'
import type { SiteFacts } from '../facts/facts'
import type { SiteLayout } from './layout'

export interface Content {
  facts: SiteFacts
  layout: SiteLayout
}

/**
 * What a site says otherwise than before, facts first; our own sentences that merely follow the facts are not told
 * again. Empty where both say the same.
 */
export function contentChanges(before: Content, after: Content): Change[] {
  if (sameData(before, after)) return []
  return [...factsChanges(before.facts, after.facts), ...layoutChanges(before.layout, after.layout)]
}
