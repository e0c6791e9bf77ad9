import type { AccountActor } from '~/domain/journal/actor'
import { askedAgainSince } from '~/domain/journal/asked-again-since'
import { Refusal } from '~/domain/refusal'
import { lockDossier, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { wasDoneSince } from '~/store/events/find-events'
import { insertReminder, remindersOf } from '~/store/papers/payments'
import type { Deps } from '../ground/deps'
import { dossierChanged } from '../ground/dossier-changed'
import { queueEmail } from '../outbox/queue-email'
import { isLate, settlementOf } from './read-settlement'

/**
 * Sends a letter about a payment that is late, by the hand of the team alone: nothing reminds by itself. The first
 * is a reminder, the third a formal notice; each names the penalties and the 40 € (art. L441-10 C. com.). The letter of a
 * moment ago, asked again from the dossier of before it, is that letter.
 * @throws Refusal not-found, dossier-changed, reminder-refused
 */
export async function remindPayment(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  by: AccountActor,
  number: string,
  version: number,
) {
  const now = deps.clock()
  const { invoice } = await settlementOf(deps.db, number)
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, invoice.dossier_id)
    if (!dossier) throw new Refusal('reminder-refused')
    if (dossier.version !== version) {
      if (await wasDoneSince(trx, dossier.id, 'payment-reminded', by.id, askedAgainSince(now))) return
      throw await dossierChanged(trx, dossier)
    }
    const { money, avoir } = await settlementOf(trx, number)
    const owes = isLate(dossier, now) && !avoir && money.to_pay.cents > 0
    if (!owes || money.to_pay.on === null) throw new Refusal('reminder-refused')
    const rank = 1 + (await remindersOf(trx, dossier.id)).length
    const { id: dossier_id, email: recipient } = dossier
    await insertReminder(trx, { dossier_id, rank, invoice_number: number, account_id: by.id, sent_at: now })
    await updateDossier(trx, dossier, {}, now)
    await queueEmail(trx, deps, {
      kind: 'payment-reminder',
      recipient,
      dossier_id,
      data: {
        rank,
        invoice_number: number,
        client_cents: money.to_pay.cents,
        due_on: money.to_pay.on,
      },
    })
    await appendEvent(trx, { dossier_id, type: 'payment-reminded', at: now, by, data: { number, rank } })
  })
}
