import type { ReactNode } from 'react'

/** A column of a table of the administration. */
export interface Column<Row> {
  name: string
  title: string
  /** Figures stand at the right. */
  figure?: boolean
  /** Below 1000 px, where a row is a card, its title stands before it; that of a figure always does. */
  labelled?: boolean
  /** Words too long for one line go on in the next; the row grows rather than cut them. */
  wraps?: boolean
  /** At most two lines of the row; cut beyond them, they are read whole by the pointer, as this gives them. */
  twoLines?: (row: Row) => string
  /** A few words under what it shows, where there are any. */
  note?: (row: Row) => string
  /** A CSS width; without it a share of the rest. */
  width?: string
  cell: (row: Row) => ReactNode
  /** How this column sorts now, and the address that sorts the other way. */
  sort?: { now: 'ascending' | 'descending' | 'none'; to: string }
}
