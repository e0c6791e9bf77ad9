import { formatSum } from '~/domain/text/french'
import type { InvoiceRow } from './list-queries'

/** What came in for an invoice, as far as its list tells it; empty while nothing did. */
export function receivedWords({
  amount_ttc,
  received,
  avoir_number,
}: Pick<InvoiceRow, 'amount_ttc' | 'received' | 'avoir_number'>): string {
  if (received === 0) return ''
  if (avoir_number) return `${formatSum(received)} à rendre`
  const over = Math.round((received - amount_ttc) * 100) / 100
  if (over > 0) return `${formatSum(over)} de trop`
  return over === 0 ? 'Payée' : `${formatSum(received)} reçus`
}
