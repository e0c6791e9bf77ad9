import { type Box, COLUMN, type TextStyle } from '../paper/sheet'

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

export const HEAD = 21

export const PAD = 10

export function boxOf(column: Column, y: number): Box {
  return { x: COLUMN.x + column.x, y, width: column.width - 4 }
}

export function aligned(style: TextStyle, column: Column): TextStyle {
  return column.align ? { ...style, align: column.align } : style
}
