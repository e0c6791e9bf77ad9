import { type Entry, linesOf } from './entries'
import { clientOf } from './lead-entries'

/** Money of a client that came in, or went back to him (negative). */
export interface BookedAdvance {
  id: number
  account_id: string
  company_name: string
  day: string
  cents: number
  reference: string
}

export function advanceEntries(advance: BookedAdvance): Entry[] {
  const { id, company_name, day, cents, reference } = advance
  const number = `AV${String(id).padStart(6, '0')}`
  return [
    {
      ...{ journal: 'BQ', number, day, piece: number, pieceDay: day, validDay: day },
      client: clientOf(advance),
      label: `${cents < 0 ? 'Remboursement d’avance' : 'Avance'} ${company_name} ${reference}`,
      lines: linesOf([
        ['512', cents],
        ['4191', -cents],
      ]),
    },
  ]
}
