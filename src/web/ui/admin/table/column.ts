import type { ReactNode } from 'react'

/** A column of a table of the administration. */
export interface Column<Row> {
  name: string
  title: string
  /** Figures stand at the right. */
  figure?: boolean
  /** On a telephone, where a row is a card, its title stands before it. */
  labelled?: boolean
  /** A CSS width; without it a share of the rest. */
  width?: string
  cell: (row: Row) => ReactNode
  /** How this column sorts now, and the address that sorts the other way. */
  sort?: { now: 'ascending' | 'descending' | 'none'; to: string }
}
