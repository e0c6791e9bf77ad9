import type { InvoicePaper } from '~/domain/invoice/invoice'

export interface FactSection {
  title: string
  facts: [label: string, value: string][]
}

export interface FactSheet {
  title: string
  /** Whose the paper is: its seller stands at the foot of each page. */
  paper: InvoicePaper
  sections: FactSection[]
}
