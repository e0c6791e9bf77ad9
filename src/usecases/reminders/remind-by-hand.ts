import type { AccountActor } from '~/domain/journal/actor'
import { askedAgainSince } from '~/domain/journal/asked-again-since'
import { Refusal } from '~/domain/refusal'
import { noteReminder, wasReminded } from '~/store/dossiers/reminders'
import { isQueued } from '~/store/emails/emails'
import { appendEvent } from '~/store/events/events'
import { wasDoneSince } from '~/store/events/find-events'
import type { Deps } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { queueEmail } from '../outbox/queue-email'
import { waitingFor } from './waiting-for'

/**
 * The team reminds a client now; at night and on Sundays the message waits for the morning. The same account again, a moment
 * later, sends no second one.
 * @throws Refusal not-found, transition-forbidden with the reason why no reminder can leave
 */
export async function remindByHand(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  by: AccountActor,
  id: string,
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
    if (await wasDoneSince(trx, id, 'reminder-queued', by.id, askedAgainSince(now))) return
    const refuse = (detail: string) => new Refusal('transition-forbidden', { detail })
    if (dossier.reminders_off_at) throw refuse('Le client a demandé à ne plus recevoir de rappel.')
    if (!(await waitingFor(trx, dossier, now))) throw refuse('Ce dossier n’attend rien de son client.')
    if (await isQueued(trx, { dossier: id }, 'reminder')) throw refuse('Un rappel est déjà en route.')
    if (!dossier.email_proven_at && (await wasReminded(trx, dossier.email)))
      throw refuse('Cette adresse n’est pas confirmée et a déjà reçu un rappel\u00a0: appelez plutôt.')
    await noteReminder(trx, { dossier_id: id, since: now, after_days: 0, at: now })
    await queueEmail(trx, deps, { kind: 'reminder', recipient: dossier.email, dossier_id: id, by })
    await appendEvent(trx, { dossier_id: id, type: 'reminder-queued', at: now, by, data: {} })
  })
}
