import { announcedEnd } from '~/domain/dossier/retention'
import type { Dossier } from '~/store/dossiers/dossiers'
import type { DbAndClock } from './deps'
import { isHeld } from './is-held'
import { retentionMonths } from './retention-months'

/** When a dossier goes, once its holder was told; null while it stays, and where a person decides first. */
export async function announcedErasure({ db, clock }: DbAndClock, dossier: Dossier): Promise<Date | null> {
  if (!dossier.retention_notice_at || (await isHeld(db, dossier, clock()))) return null
  return announcedEnd(keptDossier(dossier), await retentionMonths({ db }))
}

/** What the rules of retention ask of a dossier. */
export const keptDossier = (dossier: Dossier) => ({
  lastActivity: dossier.last_activity_at,
  noticeAt: dossier.retention_notice_at,
  extendedUntil: dossier.retention_extended_until,
  unproven: !dossier.email_proven_at && !dossier.signed_at,
})
