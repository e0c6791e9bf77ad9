import { retentionLimit } from '~/domain/dossier/retention'
import { COUNTS_KEPT_MONTHS } from '~/domain/site/online/site-counts'
import { forgetSiteCounts } from '~/store/sites/site-counts'
import { forgetSiteRequests } from '~/store/sites/site-requests'
import type { DbAndClock } from '../ground/deps'

/** As the page « Confidentialité » of each site says, whatever is set for dossiers. */
const MONTHS = 12

/** Forgets what visitors asked of firms after a year, and what was counted of them after two. */
export async function purgeSiteRequests({ db, clock }: DbAndClock) {
  await forgetSiteRequests(db, retentionLimit(clock(), MONTHS))
  await forgetSiteCounts(db, retentionLimit(clock(), COUNTS_KEPT_MONTHS))
}
