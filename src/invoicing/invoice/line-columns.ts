import { type Box, COLUMN, type TextStyle } from '../paper/sheet'

/** In points, as all measures of a sheet. */
interface Column {
  title: string
  /** From the left of the column of text. */
  x: number
  width: number
  align?: 'right'
}

export const WORDS: Column = { title: 'Désignation', x: 12, width: 222 }

export const FIGURES: Column[] = [
  { title: 'Quantité', x: 242, width: 48, align: 'right' },
  { title: 'Prix unitaire HT', x: 294, width: 80, align: 'right' },
  { title: 'TVA', x: 378, width: 40, align: 'right' },
  { title: 'Total HT', x: 422, width: COLUMN.width - 422 - 8, align: 'right' },
]

/** How high the line of titles is. */
export const HEAD = 21

/** Above and below the words of a line. */
export const PAD = 10

/** Where a column's text stands at a height. */
export function boxOf(column: Column, y: number): Box {
  return { x: COLUMN.x + column.x, y, width: column.width - 4 }
}

/** Figures stand to the right, words to the left. */
export function aligned(style: TextStyle, column: Column): TextStyle {
  return column.align ? { ...style, align: column.align } : style
}
