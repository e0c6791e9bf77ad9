import { memo } from 'react'
import styles from './admin-table.module.css'
import type { Column } from './column'

interface TableRowProps {
  row: unknown
  /** From 0. */
  rank: number
  columns: Column<unknown>[]
  edge: string | undefined
  /** Told of the row's element, when not all rows are in the page; their ranks are then announced. */
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
}

/** A row is drawn again only when its data or its columns change. */
export const TableRow = memo(function TableRow({ row, rank, columns, edge, measure }: TableRowProps) {
  return (
    <tr
      ref={measure}
      data-index={rank}
      aria-rowindex={measure ? rank + 2 : undefined}
      style={edge ? { '--bord': edge } : undefined}
    >
      {columns.map(column => {
        const cell = column.cell(row)
        // Words too long for their cell are cut: the pointer reads them whole.
        const whole = column.twoLines?.(row) ?? (typeof cell === 'string' ? cell : undefined)
        return (
          <td
            key={column.name}
            title={whole}
            data-title={column.figure || column.labelled ? column.title : undefined}
            data-empty={cell === '–' || undefined}
            className={classOf(column)}
          >
            {column.twoLines ? <div className={styles.twoLines}>{cell}</div> : cell}
            {column.note?.(row) && <div className="second-text small-text">{column.note(row)}</div>}
          </td>
        )
      })}
    </tr>
  )
})

const classOf = ({ figure, wraps, twoLines }: Column<unknown>) =>
  figure ? styles.figure : wraps || twoLines ? styles.wraps : undefined
