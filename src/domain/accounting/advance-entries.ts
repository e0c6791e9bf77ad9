import { type Entry, linesOf, ofBank } from './entries'
import { clientOf } from './lead-entries'

/** Money of a client that came in, or went back to him (negative). */
export interface BookedAdvance {
  id: number
  account_id: string
  company_name: string
  siren: string | null
  country: string
  vat_number: string | null
  day: string
  cents: number
  reference: string
  /** The bank's own number of the transfer. */
  bank_id: string | null
  recorded_at: Date
}

/** Its one entry in the bank's journal: 512 against 4191, until an invoice uses it (specification C8). */
export function advanceEntries(advance: BookedAdvance): Entry[] {
  const { id, company_name, day, cents, reference, bank_id, recorded_at } = advance
  return [
    {
      ...{ journal: 'BQ', day, piece: ofBank(bank_id, day), pieceDay: day },
      ...{ writtenAt: recorded_at, rank: `avance ${String(id).padStart(12, '0')}` },
      client: clientOf(advance),
      label: `${cents < 0 ? 'Remboursement de dépôt' : 'Dépôt'} ${company_name} ${reference}`,
      lines: linesOf([
        ['512', cents],
        ['4191', -cents],
      ]),
    },
  ]
}
