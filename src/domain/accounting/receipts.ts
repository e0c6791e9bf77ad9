import type { BookedInvoice, BookedPayment } from './booked-invoice'

/** What one payment or the avoir does to what is taxed: VAT on services falls due on receipt (CGI art. 269-2-c). */
export interface Receipt {
  day: string
  /** Null for the avoir. */
  payment: BookedPayment | null
  /** What of it counts as received for the invoice, VAT included: never more than its total. */
  taxed_cents: number
  /** The VAT that falls due with it, or is taken back. */
  vat_cents: number
}

/**
 * The receipts of an invoice in the order of their days. The VAT of each is the difference of two rounded
 * sums, so that a total that is paid in parts moves the invoice's VAT to the cent. What comes in beyond the
 * total is « trop-perçu » and bears none; the avoir takes back what had fallen due, and after it nothing does.
 */
export function receiptsOf(invoice: BookedInvoice): Receipt[] {
  const { gross_cents, vat_cents, avoir } = invoice
  const dueAt = (taxed: number) => (gross_cents === 0 ? 0 : Math.round((taxed * vat_cents) / gross_cents))
  const taxedOf = (received: number) => Math.min(gross_cents, Math.max(0, received))
  let received = 0
  let over = false
  return eventsOf(invoice).map(({ day, payment }) => {
    const before = over ? 0 : taxedOf(received)
    if (payment) received += payment.cents
    else over = avoir !== null
    const after = over ? 0 : taxedOf(received)
    return { day, payment, taxed_cents: after - before, vat_cents: dueAt(after) - dueAt(before) }
  })
}

/**
 * Payments and the avoir, by day; on one day in the order in which they were written down. What is written down once the avoir was
 * issued comes after it, of an earlier day too: the avoir's own entry and number, told before, stay as they are.
 */
function eventsOf({ avoir, payments }: BookedInvoice): { day: string; payment: BookedPayment | null }[] {
  const money = payments
    .map(payment => ({ day: payment.day, payment }))
    .sort(
      (a, b) =>
        a.day.localeCompare(b.day) || a.payment.recorded_at.getTime() - b.payment.recorded_at.getTime(),
    )
  if (!avoir) return money
  const isAfter = ({ day, payment }: (typeof money)[number]) =>
    day > avoir.day || payment.recorded_at > avoir.issued_at
  return [...money.filter(one => !isAfter(one)), { day: avoir.day, payment: null }, ...money.filter(isAfter)]
}
