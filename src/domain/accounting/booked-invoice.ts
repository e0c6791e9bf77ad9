import type { AvoirMotive } from '../invoice/avoir-motive'

/** An issued invoice with all that ever happened to it, as the books need it. Days are of Paris, `2026-03-31`. */
export interface BookedInvoice {
  number: string
  day: string
  /** The instant of its signature. */
  issued_at: Date
  company_name: string
  /** As typed. */
  siret: string
  net_cents: number
  vat_cents: number
  gross_cents: number
  /** 2000 is 20 %. */
  vat_basis_points: number
  /** Signed under terms by which it is owed only once its aid is granted, and its client continues. */
  conditional: boolean
  /** It was not owed yet at the end of the period: the grant, or the client's choice, was awaited. */
  awaited: boolean
  /** The instant at which its site was online first. */
  delivered: Date | null
  avoir: { number: string; day: string; issued_at: Date; motive: AvoirMotive | null } | null
  payments: BookedPayment[]
}

/** A line of the list of sales, as it stood at the end of its period. An avoir's sums are below zero. */
export interface BookedSale
  extends Omit<BookedInvoice, 'payments' | 'conditional' | 'delivered' | 'issued_at' | 'siret'> {
  siren: string | null
  /** What a « déclaration européenne de services » asks for of a client abroad. */
  country: string
  vat_number: string | null
  payments: Pick<BookedPayment, 'cents' | 'day'>[]
  /** The invoice that an avoir corrects; null of an invoice. */
  corrects: string | null
}

export interface BookedPayment {
  id: number
  cents: number
  day: string
  recorded_at: Date
  payer: string
  reference: string
}

/** A period, both days included. */
export interface Period {
  from: string
  until: string
}

/** @param day as the period's own: `2026-03-31` */
export const isIn = (day: string, { from, until }: Period) => day >= from && day <= until
