import { retentionLimit } from '~/domain/dossier/retention'
import { forgetSiteRequests } from '~/store/sites/site-requests'
import type { Deps } from '../ground/deps'

/** As the page « Confidentialité » of each site says, whatever is set for dossiers. */
const MONTHS = 12

/** Forgets what visitors asked of firms after a year. */
export async function purgeSiteRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await forgetSiteRequests(db, retentionLimit(clock(), MONTHS))
}
