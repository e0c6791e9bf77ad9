import type { InvoiceAmounts } from './invoice'
import { awaitsChoice, type Choice } from './partial-grant'
import {
  balanceOf,
  type Grant,
  type Payment,
  paymentDue,
  type Remainder,
  remainderOf,
  renunciationEnd,
} from './settlement'

/** What a day is called that nobody knows yet. */
export const NOT_DECIDED = 'pas encore décidé'

/** A sum with its day, `2026-03-31`; null: « pas encore décidé ». */
interface DatedSum {
  cents: number
  on: string | null
}

/** What the money of a dossier is told from. */
interface MoneyFacts {
  /** Of the paper; of today's offer only where there is no paper. Null where the territory is not served. */
  price: InvoiceAmounts | null
  /** What was granted, once whoever reads may know of it. */
  grant: Grant | null
  /** When the client was told of it: dates count from there. */
  noticeAt: Date | null
  /** What the notice asked him to choose; left out where it asked nothing. */
  choice?: Choice
  payments: readonly Payment[]
  /** An avoir took the invoice back: nothing is owed any more. */
  cancelled: boolean
}

/** Who pays what, to whom and when (specification B5.7). */
export interface MoneyLine {
  price: InvoiceAmounts | null
  aid: Grant | null
  /** What the client transfers to us in all: what a body pays to us is not asked of him. */
  advance: DatedSum
  /** What a body pays to him afterwards; the day is the body's own. */
  back: DatedSum
  /** What remains his in the end; null while nothing is decided. */
  left: Remainder | null
  /** What he has still to transfer, once what came in is counted. */
  to_pay: DatedSum
  /** What we still await, from whomever. */
  due_cents: number
  received_cents: number
  /** « trop-perçu ». */
  excess_cents: number
  /** No body paid anything: what came in is the client's own. */
  all_his: boolean
  /** An avoir took the invoice back. */
  cancelled: boolean
  /** He has not said « Je continue » yet: what he would transfer, and the last day to say it; null where nothing is asked. */
  choice: { cents: number; until: string } | null
  /** The last day to renounce; null where the aid covers the total, he continues, or nothing is decided. */
  renounce_until: string | null
}

/** The one place where a sum of a dossier is computed: messages and screens only write it. */
export function moneyLine({ price, grant, noticeAt, choice, payments, cancelled }: MoneyFacts): MoneyLine {
  const stands = price !== null && !cancelled
  const gross_cents = stands ? price.gross_cents : 0
  const decided = stands ? grant : null
  const balance = balanceOf(gross_cents, decided, payments)
  // Acceptances of before grants were noted owe the whole.
  const owed = stands && (grant !== null || noticeAt !== null)
  const waits = stands && choice !== undefined && awaitsChoice(choice)
  // What an avoir cancelled never falls due: who let the day of his choice pass had not owed it either.
  const dueFrom = waits || cancelled ? null : (choice?.continued_at ?? noticeAt)
  const due_on = dueFrom ? paymentDue(dueFrom).day : null
  const advance = owed ? balanceOf(gross_cents, decided, []).client_cents : 0
  const renounceUntil = noticeAt ? renunciationEnd(noticeAt).day : null
  const partial = decided !== null && decided.cents < gross_cents
  return {
    price,
    aid: grant,
    advance: { cents: advance, on: due_on },
    back: { cents: decided?.paid_to === 'client' ? decided.cents : 0, on: null },
    left: decided && price ? remainderOf(price, decided) : null,
    to_pay: { cents: owed && !waits ? balance.client_cents : 0, on: due_on },
    due_cents: Math.max(0, balance.due_cents),
    received_cents: balance.received_cents,
    excess_cents: balance.excess_cents,
    all_his: payments.every(({ payer }) => payer === 'client'),
    cancelled,
    choice: waits && renounceUntil ? { cents: advance, until: renounceUntil } : null,
    renounce_until: partial && !choice?.continued_at ? renounceUntil : null,
  }
}
