import type { InvoicePaper } from '~/domain/invoice/invoice'

/** Whose a paper is, when it was made, and whether it is worth anything: no sum of it. */
export type PaperGround = Pick<InvoicePaper, 'seller' | 'issued_at' | 'is_test'>

export interface FactSection {
  title: string
  facts: [label: string, value: string][]
}

export interface FactSheet {
  title: string
  /** Whose the paper is: its seller stands at the foot of each page. */
  paper: PaperGround
  sections: FactSection[]
  /** A paper that is sealed has a place for it, with the reason that readers show; left out or null: it is not. */
  seal?: { at: Date; reason: string } | null
}
