import type { SitePrice } from '../agency'
import { formatEuros } from '../text/french'
import { invoiceAmounts } from './amounts'
import { OFFER } from './offer'

/** In Guadeloupe, Martinique and La Réunion (specification B5). */
const OVERSEAS_BASIS_POINTS = 850

/** What `{{name}}` stands for in texts that name the price of the site, so that none of them types it. */
export function priceWords({ net_cents }: Pick<SitePrice, 'net_cents'>): Record<string, string> {
  const mainland = invoiceAmounts(net_cents, OFFER.vat_basis_points, null)
  const overseas = invoiceAmounts(net_cents, OVERSEAS_BASIS_POINTS, null)
  return {
    price_net: formatEuros(mainland.net_cents),
    price_vat: formatEuros(mainland.vat_cents),
    price_gross: formatEuros(mainland.gross_cents),
    price_vat_overseas: formatEuros(overseas.vat_cents),
    price_gross_overseas: formatEuros(overseas.gross_cents),
  }
}

/** A text with the price of today in it; other braces stay as they were typed. */
export function withPrice(text: string, price: Pick<SitePrice, 'net_cents'>): string {
  if (!text.includes('{{price_')) return text
  const words = priceWords(price)
  return text.replace(/\{\{(price_\w+)\}\}/g, (typed, name: string) => words[name] ?? typed)
}
