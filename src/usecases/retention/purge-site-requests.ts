import { retentionLimit } from '~/domain/dossier/retention'
import { COUNTS_KEPT_MONTHS } from '~/domain/site/online/site-counts'
import { dropEmailsOfGoneRequests } from '~/store/emails/emails'
import { forgetSiteCounts } from '~/store/sites/site-counts'
import { forgetSiteRequests } from '~/store/sites/site-requests'
import type { Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'

/** As the page « Confidentialité » of each site says, whatever is set for dossiers. */
const MONTHS = 12

/** Forgets what visitors asked of firms after a year, with the messages about it, and what was counted of them after two. */
export async function purgeSiteRequests(deps: Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock'>) {
  const { db, clock } = deps
  await forgetSiteRequests(db, retentionLimit(clock(), MONTHS))
  const message_ids = await dropEmailsOfGoneRequests(db)
  if (message_ids.length > 0) await removeLeftovers(deps, { file_keys: [], message_ids })
  await forgetSiteCounts(db, retentionLimit(clock(), COUNTS_KEPT_MONTHS))
}
