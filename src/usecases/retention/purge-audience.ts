import { AUDIENCE_KEPT_MONTHS } from '~/domain/audience/audience-counts'
import { retentionLimit } from '~/domain/dossier/retention'
import { forgetAudience } from '~/store/audience/audience-counts'
import type { DbAndClock } from '../ground/deps'

/** Forgets what was counted of our visitors, as /confidentialite says. */
export const purgeAudience = ({ db, clock }: DbAndClock) =>
  forgetAudience(db, retentionLimit(clock(), AUDIENCE_KEPT_MONTHS))
