import type { InvoiceAmounts } from './invoice'

/** What was billed, is left or is taken back, in cents. */
export type Sums = Pick<InvoiceAmounts, 'net_cents' | 'vat_cents' | 'gross_cents'>

/** The same in euros, as calls tell it. */
export const inEuros = ({ net_cents, vat_cents, gross_cents }: Sums) => ({
  ht: net_cents / 100,
  tva: vat_cents / 100,
  ttc: gross_cents / 100,
})
