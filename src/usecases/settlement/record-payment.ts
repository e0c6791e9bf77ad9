import { isDeepStrictEqual } from 'node:util'
import { isIn, type Period } from '~/domain/accounting/booked-invoice'
import { advance } from '~/domain/dossier/life'
import type { Payer } from '~/domain/invoice/settlement'
import type { AccountActor } from '~/domain/journal/actor'
import { askedAgainSince } from '~/domain/journal/asked-again-since'
import { isDay } from '~/domain/paris-time'
import { type FieldError, Refusal } from '~/domain/refusal'
import { formatEuros, formatShortDay, parisDay } from '~/domain/text/french'
import type { Db } from '~/store/database/database'
import { readLife } from '~/store/dossiers/dossier-life'
import { type LockedDossier, lockDossier, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { insertPayment, paymentsOf } from '~/store/papers/payments'
import type { Deps } from '../ground/deps'
import { dossierChanged } from '../ground/dossier-changed'
import { begunColumns, noteBegun, tellBegun } from './begun-work'
import { isPayable, settlementOf } from './read-settlement'

export interface PaymentAsked {
  /** Below zero: money that went back, or the correction of a line. */
  cents: number
  /** A day, `2026-03-31`. */
  paid_on: string
  payer: Payer
  reference: string
  /** Of the dossier that was on screen. */
  version: number
}

/** More than that is a slip of the keyboard. */
const MOST_CENTS = 10_000_000

/**
 * Writes down what came in for an invoice, or went back, as a line that never changes. « Payé » follows by itself once
 * the total is reached, and « Accepté » again when a correction goes below it (specification B4). The line of a moment ago,
 * asked again from the dossier of before it, is that line.
 * @throws Refusal not-found, dossier-changed, invalid-fields, payment-refused
 */
export async function recordPayment(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'agency'>,
  by: AccountActor,
  number: string,
  asked: PaymentAsked,
) {
  const { db } = deps
  const now = deps.clock()
  const payment = { ...asked, reference: asked.reference.trim() }
  const { invoice } = await settlementOf(db, number)
  checkFields(payment, { from: invoice.issue_date, until: parisDay(now) })
  await db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, invoice.dossier_id)
    if (!dossier) throw new Refusal('payment-refused')
    if (dossier.version !== payment.version) {
      if (await isRecorded(trx, by, number, payment, now)) return
      throw await dossierChanged(trx, dossier)
    }
    await checkSum(trx, number, payment.cents)
    await insertPayment(trx, {
      invoice_number: number,
      dossier_id: dossier.id,
      amount_cents: payment.cents,
      paid_on: payment.paid_on,
      payer: payment.payer,
      reference: payment.reference,
      account_id: by.id,
      recorded_at: now,
    })
    const { cents: amount_cents, paid_on, payer } = payment
    const data = { number, amount_cents, paid_on, payer }
    await appendEvent(trx, { dossier_id: dossier.id, type: 'payment-recorded', at: now, by, data })
    await followMoney(trx, deps, dossier, by, payment, now)
  })
}

/** Whether the last line of an invoice is this payment, of a moment ago: the answer to it was lost. */
async function isRecorded(
  trx: Db,
  by: AccountActor,
  number: string,
  { cents, paid_on, payer, reference }: PaymentAsked,
  now: Date,
): Promise<boolean> {
  const last = (await paymentsOf(trx, number)).at(-1)
  return (
    last?.account_id === by.id &&
    last.recorded_at > askedAgainSince(now) &&
    isDeepStrictEqual(
      [last.amount_cents, last.paid_on, last.payer, last.reference],
      [cents, paid_on, payer, reference],
    )
  )
}

/** @param days on which the invoice may have been paid: a year mistyped would change a VAT return that is filed */
function checkFields({ cents, paid_on, reference }: PaymentAsked, days: Period) {
  const errors: FieldError[] = []
  if (!Number.isInteger(cents) || cents === 0 || Math.abs(cents) > MOST_CENTS)
    errors.push({
      field: 'amount',
      message: 'Indiquez un montant en euros et centimes, négatif pour un remboursement.',
    })
  if (!isDay(paid_on) || !isIn(paid_on, days)) {
    const issued = formatShortDay(new Date(`${days.from}T12:00:00Z`))
    errors.push({
      field: 'paid_on',
      message: `Indiquez la date du règlement, entre celle de la facture (${issued}) et aujourd’hui.`,
    })
  }
  if (reference === '') errors.push({ field: 'reference', message: 'Indiquez la référence du règlement.' })
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
}

/** Under the dossier's lock: no more goes back than came in, and nothing comes in for what is not owed. */
async function checkSum(trx: Db, number: string, cents: number) {
  const { dossier, avoir, money } = await settlementOf(trx, number)
  if (money.received_cents + cents < 0) {
    const detail = `Il n’a été reçu que ${formatEuros(money.received_cents)}\u00a0: vous ne pouvez pas rendre plus.`
    throw new Refusal('payment-refused', { detail })
  }
  if (cents > 0 && (avoir || !isPayable(dossier))) throw new Refusal('payment-refused')
}

/**
 * Moves the dossier where its money leads, and raises its version in any case. Of who was asked whether he continues with
 * a partial grant, a payment says it too: his own, for a body's says nothing of him.
 */
async function followMoney(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'publicUrl' | 'agency'>,
  dossier: LockedDossier,
  by: AccountActor,
  { payer, cents }: PaymentAsked,
  now: Date,
) {
  const life = await readLife(trx, dossier, now)
  const step = advance(life, 'pay') ?? advance(life, 'correct-payment')
  const { id, status: from } = dossier
  const continues = payer === 'client' && cents > 0 && advance(life, 'continue-by-paying') !== null
  const begun = continues ? begunColumns(now) : {}
  await updateDossier(trx, dossier, { ...begun, ...(step ? { status: step.to } : {}) }, now)
  if (continues) {
    await tellBegun(trx, deps, dossier, by)
    await noteBegun(trx, dossier, { by, word: 'payment', at: now })
  }
  if (!step) return
  await appendEvent(trx, {
    dossier_id: id,
    type: 'status-changed',
    at: now,
    by,
    data: { from, to: step.to },
  })
}
