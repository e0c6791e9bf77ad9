import type { Agency } from '../agency'
import type { InvoiceLine } from './invoice'

/** What a draft keeps of the day on which it was made. */
export interface FrozenTerms {
  seller: Agency
  lines: InvoiceLine[]
}
