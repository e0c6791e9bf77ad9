import { nextDay, startOfParisDay } from '../paris-time'
import { parisDay } from '../text/french'
import type { Sums } from './in-euros'

/** Days from the notice within which a client may renounce a grant below the total (specification B4). */
export const RENUNCIATION_DAYS = 15

/** Days from the notice of the grant to the due date that the invoice prints (specification C4 and C8). */
const PAYMENT_DAYS = 30

/** Who an aid body pays: AID_BODIES_FILE says it of each. */
export const PAYEES = ['client', 'agency'] as const
export type Payee = (typeof PAYEES)[number]

/** Who paid. */
export const PAYERS = ['client', 'body'] as const
export type Payer = (typeof PAYERS)[number]

export const PAYER_LABELS: Record<Payer, string> = { client: 'Client', body: 'Organisme' }

export interface Grant {
  cents: number
  body: string
  /** The day of its decision, `2026-03-31`. */
  decided_on: string
  paid_to: Payee
}

/** One line of what came in, or went back when below zero. */
export interface Payment {
  cents: number
  payer: Payer
}

/** What an aid leaves of a price. */
export type Remainder = Sums

/** What is left of the total once the aid is taken off: off the price first, off the VAT last. */
export function remainderOf(
  { net_cents, gross_cents }: Pick<Sums, 'net_cents' | 'gross_cents'>,
  { cents }: Pick<Grant, 'cents'>,
): Remainder {
  const gross = Math.max(0, gross_cents - cents)
  const net = Math.min(gross, Math.max(0, net_cents - cents))
  return { net_cents: net, vat_cents: gross - net, gross_cents: gross }
}

/** Where an invoice stands: `due` is below zero when too much came in. */
export interface Balance {
  received_cents: number
  due_cents: number
  /** « trop-perçu ». */
  excess_cents: number
  /** What the client himself has to transfer: the total less what is paid to us by the body. */
  client_cents: number
}

/** Where an invoice stands. @param payments what came in, and what went back below zero */
export function balanceOf(
  gross_cents: number,
  grant: Pick<Grant, 'cents' | 'paid_to'> | null,
  payments: readonly Payment[],
): Balance {
  const from = (payer: Payer) => sumOf(payments.filter(one => one.payer === payer))
  const received_cents = sumOf(payments)
  const due_cents = gross_cents - received_cents
  const expected = grant?.paid_to === 'agency' ? grant.cents : 0
  const ofBody = Math.max(expected, from('body'))
  return {
    received_cents,
    due_cents,
    excess_cents: Math.max(0, -due_cents),
    client_cents: Math.max(0, Math.min(due_cents, gross_cents - ofBody - from('client'))),
  }
}

/**
 * When a notice's invoice falls due, and when it is late: thirty days after the notice, to the end of that day in
 * Paris. Art. L441-10 C. com. counts from issue: the terms say that a lawyer is to check this.
 */
export function paymentDue(noticeAt: Date): { day: string; lateAt: Date } {
  return endOfDays(noticeAt, PAYMENT_DAYS)
}

/** The last day to renounce, and the instant at which it is over. */
export const renunciationEnd = (noticeAt: Date) => endOfDays(noticeAt, RENUNCIATION_DAYS)

function endOfDays(from: Date, days: number) {
  let day = parisDay(from)
  for (let passed = 0; passed < days; passed++) day = nextDay(day)
  return { day, lateAt: startOfParisDay(nextDay(day)) }
}

const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, { cents }) => sum + cents, 0)
