import type { InvoicePaper } from '~/domain/invoice/invoice'
import { parisDay } from '~/domain/text/french'
import type { Tree } from './xml'

/** Identifier schemes: SIREN, SIRET, the French directory's electronic address, an e-mail address. */
export const SCHEME = { siren: '0002', siret: '0009', directory: '0225', email: 'EM' }

/**
 * S: the standard or a reduced rate; E: exempt, for the reason given in words (BR-E-10); AE: the client accounts for
 * it; O: outside the scope of VAT, for a client outside the Union.
 */
export function category({ amounts, leads }: InvoicePaper): 'S' | 'E' | 'AE' | 'O' {
  if (leads?.treatment === 'reverse-charge') return 'AE'
  if (leads?.treatment === 'outside-eu') return 'O'
  return amounts.vat_exemption ? 'E' : 'S'
}

/** « 20.00 », in per cent; BR-O-05: what is outside the scope of VAT has none. */
export const rate = (paper: InvoicePaper) =>
  category(paper) === 'O' ? undefined : percent(paper.amounts.vat_basis_points)

/** A `udt:DateTimeString` in format 102 (UNTDID 2379): `20260331`, the day in Paris. */
export function date(instant: Date): Tree {
  return { '@format': '102', '#': parisDay(instant).replaceAll('-', '') }
}

/** « 5000.00 », as EN 16931 writes amounts: two decimals, a point, no sign of a currency. */
export function euros(cents: number): string {
  return (cents / 100).toFixed(2)
}

function percent(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2)
}

/** An address that was typed on several lines, as the one `ram:LineOne`. */
export function oneLine(text: string): string {
  return text
    .split('\n')
    .map(part => part.trim())
    .filter(Boolean)
    .join(', ')
}
