import { moneyLine } from '~/domain/invoice/money-line'
import { Refusal } from '~/domain/refusal'
import { accountNames } from '~/store/access/accounts'
import type { Db } from '~/store/database/database'
import { grantOf } from '~/store/dossiers/dossier-life'
import { type Dossier, findDossier } from '~/store/dossiers/dossiers'
import { findAvoirOf } from '~/store/papers/avoirs'
import { deliveryOfInvoice } from '~/store/papers/delivery-papers'
import { findInvoice, type StoredInvoice } from '~/store/papers/invoices'
import { paymentsOf, remindersOf } from '~/store/papers/payments'
import type { DbAndClock } from '../ground/deps'
import { storedPaper } from '../invoice/invoice-paper'

/** A signed invoice that counts: what is granted, paid and due on it. @throws Refusal not-found */
export async function settlementOf(db: Db, number: string) {
  const invoice = await findInvoice(db, number)
  if (invoice?.status !== 'signee' || invoice.is_test) throw new Refusal('not-found')
  const [payments, avoir, dossier] = await Promise.all([
    paymentsOf(db, number),
    findAvoirOf(db, number),
    findDossier(db, invoice.dossier_id),
  ])
  const current = dossier?.invoice_number === number ? dossier : null
  const grant = current ? grantOf(current) : null
  const money = moneyLine({
    price: storedPaper(invoice.paper).amounts,
    grant,
    noticeAt: current?.accepted_notice_at ?? null,
    ...(current && { choice: current }),
    payments: payments.map(({ amount_cents: cents, payer }) => ({ cents, payer })),
    cancelled: avoir !== undefined,
  })
  return { invoice, payments, avoir, dossier: current, grant, money }
}

/** Where an invoice's payment stands, for who keeps the accounts. @throws Refusal not-found */
export async function readSettlement({ db, clock }: DbAndClock, number: string) {
  const { invoice, payments, avoir, dossier, grant, money } = await settlementOf(db, number)
  const [names, reminders] = await Promise.all([
    accountNames(
      db,
      payments.flatMap(({ account_id }) => account_id ?? []),
    ),
    dossier ? remindersOf(db, dossier.id) : [],
  ])
  const payable = isPayable(dossier) && !avoir
  return {
    invoice_number: number,
    company_name: invoice.company_name,
    /** A change starts from it; null once the dossier is gone, and nothing can be noted. */
    version: dossier?.version ?? null,
    status: dossier?.status ?? null,
    amounts: amountsOf(invoice),
    grant: grant && { ...grant, amount: grant.cents / 100 },
    due_on: money.to_pay.on,
    choice: money.choice && { until: money.choice.until, amount: money.choice.cents / 100 },
    late: isLate(dossier, clock()) && !avoir,
    received: money.received_cents / 100,
    due: money.due_cents / 100,
    excess: money.excess_cents / 100,
    client_due: money.to_pay.cents / 100,
    avoir_number: avoir?.number ?? null,
    avoir_motive: avoir ? (storedPaper(avoir.paper).motive ?? null) : null,
    delivered_at: (await deliveryOfInvoice(db, number))?.accepted_at ?? null,
    payments: payments.map(({ id, amount_cents, paid_on, payer, reference, account_id, recorded_at }) => ({
      ...{ id, paid_on, payer, reference },
      amount: amount_cents / 100,
      by: account_id ? (names.get(account_id) ?? null) : null,
      recorded_at,
    })),
    reminders,
    may_record: dossier !== null && (payable || money.received_cents > 0),
    may_remind: payable && isLate(dossier, clock()) && money.to_pay.cents > 0,
  }
}

/** What was granted is owed, by the client or by the body. */
export const isPayable = (dossier: Dossier | null) =>
  dossier?.status === 'Accepté' || dossier?.status === 'Payé'

/**
 * An accepted dossier whose client has not paid by the day that he was told; not while a new decision on it waits to
 * be told.
 */
export const isLate = (dossier: Dossier | null, now: Date) =>
  dossier?.status === 'Accepté' &&
  dossier.decision_id === null &&
  dossier.payment_late_at !== null &&
  dossier.payment_late_at <= now

const amountsOf = ({ amount_ht_cents, amount_tva_cents, amount_ttc_cents }: StoredInvoice) => ({
  ht: amount_ht_cents / 100,
  tva: amount_tva_cents / 100,
  ttc: amount_ttc_cents / 100,
})
