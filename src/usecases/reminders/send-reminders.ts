import { dueReminder, FORGOTTEN_AFTER_MS } from '~/domain/dossier/reminder'
import { isReminderTime } from '~/domain/dossier/reminder-time'
import { CLOCK } from '~/domain/journal/actor'
import { DAY_MS } from '~/domain/milliseconds'
import type { Db } from '~/store/database/database'
import { lockDossier } from '~/store/dossiers/dossiers'
import { noteReminder, remindableDossiers, remindersSince, wasReminded } from '~/store/dossiers/reminders'
import { appendEvent } from '~/store/events/events'
import { allRows } from '../ground/all-rows'
import type { Deps } from '../ground/deps'
import { eachAlone } from '../ground/each-alone'
import { queueEmail } from '../outbox/queue-email'
import { waitingFor } from './waiting-for'

type RoundDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'>

/**
 * Reminds the clients of dossiers that have waited 1, 3 or 10 days for them. One dossier, one transaction:
 * killed half-way, or run twice at once, each reminder leaves once.
 */
export async function sendReminders(deps: RoundDeps) {
  const now = deps.clock()
  if (!isReminderTime(now)) return
  const active = {
    after: new Date(now.getTime() - FORGOTTEN_AFTER_MS),
    before: new Date(now.getTime() - DAY_MS),
  }
  await eachAlone(
    allRows(afterId => remindableDossiers(deps.db, active, afterId)),
    ({ id }) => deps.db.transaction().execute(trx => remindIfDue(trx, deps, id, now)),
  )
}

async function remindIfDue(trx: Db, deps: RoundDeps, id: string, now: Date) {
  const dossier = await lockDossier(trx, id)
  if (!dossier || dossier.reminders_off_at || dossier.email_disowned_at) return
  const waiting = await waitingFor(trx, dossier, now)
  if (!waiting) return
  const { since } = waiting
  const sent = await remindersSince(trx, id, since)
  const { status, last_activity_at: lastActivity, email, email_proven_at } = dossier
  const after_days = dueReminder({ status, since, lastActivity, sent }, now)
  if (after_days === null) return
  // An address that has proven nothing is reminded once, whatever its dossiers (specification B11).
  if (!email_proven_at && (await wasReminded(trx, email))) return
  if (!(await noteReminder(trx, { dossier_id: id, since, after_days, at: now }))) return
  await queueEmail(trx, deps, { kind: 'reminder', recipient: email, dossier_id: id, by: CLOCK })
  await appendEvent(trx, {
    dossier_id: id,
    type: 'reminder-queued',
    at: now,
    by: CLOCK,
    data: { after_days },
  })
}
