import { lastDayOf } from '../paris-time'
import type { BookedSale } from './booked-invoice'
import { type BookedClient, type Entry, linesOf } from './entries'

/** A monthly paper of the leads offer; an avoir's sums are what it gives back. */
export interface BookedLeadPaper {
  number: string
  account_id: string
  company_name: string
  /** Of a buyer in France, as the paper states it. */
  siren: string | null
  /** ISO 3166-1, two letters. */
  country: string
  vat_number: string | null
  /** `2026-10`: the month that it belongs to, whatever day it was issued. */
  month: string
  issue_date: string
  issued_at: Date
  corrects: string | null
  net_cents: number
  vat_cents: number
  gross_cents: number
  vat_basis_points: number
}

/**
 * A paper: the sale, and the advance that pays it on the same day. VAT is due with it, for the money was there before.
 * It is of the last day of its month, though issued after it.
 */
export function leadPaperEntries(paper: BookedLeadPaper): Entry[] {
  const { number, company_name, corrects, issue_date, issued_at } = paper
  const sign = corrects ? -1 : 1
  const day = lastDayOf(paper.month)
  const written = { writtenAt: issued_at, rank: number }
  const common = { day, piece: number, pieceDay: issue_date, ...written, client: clientOf(paper) }
  return [
    {
      ...{ ...common, journal: 'VE' },
      label: corrects
        ? `Avoir ${number} sur ${corrects} ${company_name}`
        : `Facture ${number} ${company_name}`,
      lines: linesOf([
        ['411', sign * paper.gross_cents],
        ['706', -sign * paper.net_cents],
        ['44571', -sign * paper.vat_cents],
      ]),
    },
    {
      ...{ ...common, journal: 'OD' },
      label: `Imputation sur le dépôt ${number} ${company_name}`,
      lines: linesOf([
        ['4191', sign * paper.gross_cents],
        ['411', -sign * paper.gross_cents],
      ]),
    },
  ]
}

/** A paper as a line of the list of sales: paid by the advance on the last day of its month. */
export function leadSale(paper: BookedLeadPaper): BookedSale {
  const { number, company_name, month, issue_date, corrects, vat_basis_points } = paper
  const { siren, country, vat_number } = paper
  const sign = corrects ? -1 : 1
  const gross_cents = sign * paper.gross_cents
  return {
    ...{ number, day: issue_date, company_name, siren, country, vat_number, vat_basis_points },
    ...{ net_cents: sign * paper.net_cents, vat_cents: sign * paper.vat_cents, gross_cents },
    payments: [{ cents: gross_cents, day: lastDayOf(month) }],
    avoir: null,
    awaited: false,
    corrects,
  }
}

/** A client may be anywhere: where he has no SIREN he is named by his account. */
export const clientOf = ({ account_id, siren, company_name }: BookedClientOfLeads): BookedClient => ({
  ...{ number: siren ?? account_id.slice(0, 12), siret: '', company_name },
})

type BookedClientOfLeads = Pick<BookedLeadPaper, 'account_id' | 'siren' | 'company_name'>
