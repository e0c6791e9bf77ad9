import { nextReminderTime } from '~/domain/dossier/reminder-time'
import { findDossier } from '~/store/dossiers/dossiers'
import type { StoredEmail } from '~/store/emails/emails'
import type { DbAndClock } from '../ground/deps'
import { waitingFor } from './waiting-for'

/**
 * What becomes of a reminder whose turn has come: it is dropped when nothing is missing any more, when its
 * client came back meanwhile or wants none; it waits for the morning at night and on Sundays.
 */
export async function reminderFate(
  { db, clock }: DbAndClock,
  { dossier_id, created_at }: StoredEmail,
): Promise<'leaves' | 'dropped' | Date> {
  const now = clock()
  const dossier = dossier_id ? await findDossier(db, dossier_id) : undefined
  if (!dossier || dossier.reminders_off_at || dossier.last_activity_at > created_at) return 'dropped'
  if (!(await waitingFor(db, dossier, now))) return 'dropped'
  const at = nextReminderTime(now)
  return at > now ? at : 'leaves'
}
