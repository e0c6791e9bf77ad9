import type { BookedInvoice, BookedPayment } from '~/domain/accounting/booked-invoice'

/** 6 000 € with VAT of 20 %, issued on 1 March 2026; nothing was paid. */
export const BOOKED: BookedInvoice = {
  number: 'FTN-2026-00001',
  day: '2026-03-01',
  issued_at: new Date('2026-03-01T08:00:00Z'),
  company_name: 'Menuiserie Lefèvre',
  siret: '73282932000074',
  net_cents: 500_000,
  vat_cents: 100_000,
  gross_cents: 600_000,
  vat_basis_points: 2_000,
  conditional: false,
  awaited: false,
  delivered: null,
  avoir: null,
  payments: [],
}

/** Paid in April: one sum a day, in their order. */
export const paid = (...cents: number[]): BookedInvoice => ({
  ...BOOKED,
  payments: cents.map((one, at) => paidOn(`2026-04-${String(at + 1).padStart(2, '0')}`, one, at)),
})

export const paidOn = (day: string, cents: number, id = 0): BookedPayment => ({
  ...{ id, cents, day, recorded_at: new Date(`${day}T09:00:00Z`), payer: 'client', reference: '' },
})

/** Of the whole invoice. */
export const avoirOf = (day: string) => ({
  ...{ number: 'AV-2026-00001', day, issued_at: new Date(`${day}T09:00:00Z`), motive: null },
})
