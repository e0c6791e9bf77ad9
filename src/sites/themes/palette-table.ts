import { pairsOf, tableOf } from '~/domain/closed-list'
import type { WrittenPalette } from './theme'

/**
 * The palettes of a theme as one table: a row for each colour, a column for each palette.
 * @param rows `#rrggbb` parted by spaces, in the order of the names
 */
export const paletteTable = <const Name extends string>(
  names: readonly Name[],
  rows: WrittenPalette,
): Record<Name, WrittenPalette> =>
  tableOf(names, name => {
    const cellOf = (row: string) => {
      const colour = row.split(' ')[names.indexOf(name)]
      if (!colour) throw new Error(`The palette ${name} lacks a colour in « ${row} »`)
      return colour
    }
    const { ground, ink, accent, ...own } = rows
    return {
      ...{ ground: cellOf(ground), ink: cellOf(ink), accent: cellOf(accent) },
      ...Object.fromEntries(pairsOf(own).map(([colour, row]) => [colour, cellOf(row)])),
    }
  })
