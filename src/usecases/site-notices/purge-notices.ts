import { retentionLimit } from '~/domain/dossier/retention'
import { forgetNotices } from '~/store/sites/site-notices'
import type { DbAndClock } from '../ground/deps'

/** Long enough to answer for a decision, or to be asked about it by a court. */
const MONTHS = 12

/** Forgets what was reported a year after it was decided; what was kept apart, a year after it came. */
export async function purgeNotices({ db, clock }: DbAndClock) {
  await forgetNotices(db, retentionLimit(clock(), MONTHS))
}
