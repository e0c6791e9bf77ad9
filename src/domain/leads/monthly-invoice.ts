import { invoiceAmounts } from '../invoice/amounts'
import type { InvoiceAmounts, InvoiceLine } from '../invoice/invoice'
import { vatExemption, vatRate } from '../invoice/vat-treatment'
import { formatMonth } from '../text/french'

/** A lead that the ledger captured or credited, and that no invoice bears yet. */
export interface UnbilledMovement {
  /** Of the movement. */
  id: number
  kind: 'capture' | 'credit'
  subject: 'call' | 'quote-request'
  campaign_name: string | null
  net_cents: number
  vat_cents: number
  /** The invoice that bears what a credit gives back; null where that is as new as the credit. */
  billed_in: IssuedInvoice | null
}

export interface IssuedInvoice {
  number: string
  issued_at: Date
}

/** What one paper of a month says: the ledger's own prices, and VAT once on their sum (EN 16931, BR-CO-17 and BR-S-09). */
export interface MonthlyPaper {
  movements: number[]
  /** The invoice that an avoir corrects; null: the month's invoice. */
  corrects: IssuedInvoice | null
  lines: InvoiceLine[]
  amounts: InvoiceAmounts
  /** What the ledger took as VAT beyond the paper's, in cents, in favour of the client. */
  rounding_cents: number
}

/** Movements of a month that cancel each other: nothing is left to bill, and no paper bears them. */
export interface SetOff {
  movements: number[]
}

/**
 * The papers of a client's month: one invoice of what was captured, less what was credited of it, and one avoir for
 * each earlier invoice of which something was credited (art. 272-1 CGI: an avoir names the invoice that it corrects).
 */
export function monthlyPapers(
  movements: readonly UnbilledMovement[],
  { month, country }: { month: string; country: string },
): { papers: MonthlyPaper[]; setOff: SetOff | null } {
  const own = movements.filter(({ billed_in }) => billed_in === null)
  const billed = own.length > 0 ? paperOf(own, null, month, country) : null
  const setOff = billed?.amounts.net_cents === 0 ? { movements: billed.movements } : null
  const later = movements.filter(({ billed_in }) => billed_in !== null)
  const avoirs = grouped(later, ({ billed_in }) => billed_in?.number ?? '').map(some =>
    paperOf(some, some[0]?.billed_in ?? null, month, country),
  )
  return { papers: [...(billed && !setOff ? [billed] : []), ...avoirs], setOff }
}

function paperOf(
  movements: UnbilledMovement[],
  corrects: IssuedInvoice | null,
  month: string,
  country: string,
): MonthlyPaper {
  // An avoir's sums are positive; on the invoice a credit of the same month takes away.
  const signOf = ({ kind }: UnbilledMovement) => (kind === 'credit' && !corrects ? -1 : 1)
  const sum = (of: 'net_cents' | 'vat_cents') =>
    movements.reduce((total, movement) => total + signOf(movement) * movement[of], 0)
  const amounts = invoiceAmounts(sum('net_cents'), vatRate(country), vatExemption(country))
  const taken = sum('vat_cents') - amounts.vat_cents
  return {
    movements: movements.map(({ id }) => id),
    corrects,
    lines: grouped(movements, lineKey).map(same => lineOf(same, signOf, month)),
    amounts,
    // What an avoir gave back too much comes from the client.
    rounding_cents: corrects ? -taken : taken,
  }
}

/** Captures before credits, each price of each campaign a line. */
const lineKey = ({ kind, subject, campaign_name, net_cents }: UnbilledMovement) =>
  JSON.stringify([kind, subject, campaign_name, net_cents])

const LABELS = {
  capture: { call: 'Appels qualifiés', 'quote-request': 'Demandes de devis débloquées' },
  credit: { call: 'Appels contestés et crédités', 'quote-request': 'Demandes de devis créditées' },
}

function lineOf(
  same: UnbilledMovement[],
  signOf: (movement: UnbilledMovement) => number,
  month: string,
): InvoiceLine {
  const [first] = same
  if (!first) throw new RangeError('a line without a movement')
  const quantity = same.length * signOf(first)
  return {
    label: LABELS[first.kind][first.subject],
    detail: first.campaign_name
      ? `Campagne ${first.campaign_name}, ${formatMonth(month)}`
      : `Au cours du mois\u00a0: ${formatMonth(month)}`,
    quantity,
    unit_net_cents: first.net_cents,
    net_cents: quantity * first.net_cents,
  }
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}
