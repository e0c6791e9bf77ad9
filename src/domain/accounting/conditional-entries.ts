import { parisDay } from '../text/french'
import type { BookedInvoice } from './booked-invoice'
import { type AccountNumber, type Entry, linesOf, moneyHead } from './entries'
import { type Receipt, receiptsOf } from './receipts'

/** Where an invoice stands after a step. */
interface Standing {
  received: number
  /** VAT that has fallen due. */
  vat: number
  delivered: boolean
  /** Its avoir was issued. */
  over: boolean
}

const START: Standing = { received: 0, vat: 0, delivered: false, over: false }

/**
 * The entries of an invoice that is owed only once its aid is granted. Its signature books nothing: before the grant there
 * is no claim (Code civil 1304-6). What comes in before the delivery is an advance, its VAT due on receipt (CGI 269-2-c);
 * the revenue is of the day on which the site is delivered (CGI 38-2 bis); what is beyond the total, or to be given back
 * after an avoir, is owed to the client. Each entry is the difference of two standings, so that it balances.
 */
export function conditionalEntries(invoice: BookedInvoice): Entry[] {
  let before = START
  return stepsOf(invoice).flatMap(step => {
    const after = stand(before, step)
    const lines = linesOf(difference(invoice, before, after))
    before = after
    return lines.length === 0 ? [] : [{ ...headOf(invoice, step), lines }]
  })
}

type Step = Receipt | { day: string; delivery: Date }

/** By day; on one day what came in stands before the delivery. */
function stepsOf(invoice: BookedInvoice): Step[] {
  const receipts: Step[] = receiptsOf(invoice)
  const { delivered } = invoice
  if (!delivered) return receipts
  const delivery = { day: parisDay(delivered), delivery: delivered }
  const at = receipts.findIndex(({ day }) => day > delivery.day)
  return receipts.toSpliced(at === -1 ? receipts.length : at, 0, delivery)
}

function stand(before: Standing, step: Step): Standing {
  if ('delivery' in step) return { ...before, delivered: true }
  const vat = before.vat + step.vat_cents
  return step.payment
    ? { ...before, vat, received: before.received + step.payment.cents }
    : { ...before, vat, over: true }
}

function difference(invoice: BookedInvoice, before: Standing, after: Standing): [AccountNumber, number][] {
  const was = new Map(balances(invoice, before))
  return balances(invoice, after).map(([account, cents]) => [account, cents - (was.get(account) ?? 0)])
}

/** What each account holds of an invoice, debits above zero; the sum is nought. */
function balances(
  { net_cents, vat_cents, gross_cents }: BookedInvoice,
  { received, vat, delivered, over }: Standing,
): [AccountNumber, number][] {
  const settled = over ? 0 : Math.min(gross_cents, Math.max(0, received))
  const sold = delivered && !over
  return [
    ['512', received],
    ['411', sold ? gross_cents - settled : 0],
    ['4191', sold ? 0 : vat - settled],
    ['419', settled - received],
    ['706', sold ? -net_cents : 0],
    ['44574', sold ? vat - vat_cents : 0],
    ['44571', -vat],
  ]
}

function headOf(invoice: BookedInvoice, step: Step): Omit<Entry, 'lines'> {
  const { number, day: issued, company_name, avoir } = invoice
  const { day } = step
  const common = { day, client: invoice }
  if ('delivery' in step)
    return {
      ...{ ...common, journal: 'VE', piece: number, pieceDay: issued },
      ...{ writtenAt: step.delivery, rank: number },
      label: `Livraison, facture ${number} ${company_name}`,
    }
  const { payment } = step
  if (payment) return { ...common, ...moneyHead(invoice, payment) }
  const piece = avoir?.number ?? number
  return {
    ...{ ...common, journal: 'VE', piece, pieceDay: day },
    ...{ writtenAt: avoir?.issued_at ?? invoice.issued_at, rank: piece },
    label: `Avoir ${piece} sur ${number} ${company_name}`,
  }
}
