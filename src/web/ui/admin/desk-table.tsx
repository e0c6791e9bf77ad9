import { ArrowDown, ArrowUp } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './desk-table.module.css'

export interface Column<Row> {
  name: string
  title: string
  /** Figures stand at the right. */
  figure?: boolean
  cell: (row: Row) => ReactNode
  /** How this column sorts now, and the address that sorts the other way. */
  sort?: { now: 'ascending' | 'descending' | 'none'; to: string }
}

interface DeskTableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  /** The colour of the row's edge. */
  edgeOf?: (row: Row) => string
}

/**
 * A real table of 40 px rows, scrolled sideways where it does not fit. The arrows move from the main
 * link of a row (`data-row-link`) to the next; Enter follows it.
 */
export function DeskTable<Row>({ caption, columns, rows, keyOf, edgeOf }: DeskTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0} onKeyDown={moveByArrows}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th
                key={column.name}
                scope="col"
                aria-sort={column.sort && column.sort.now !== 'none' ? column.sort.now : undefined}
                className={column.figure ? styles.figure : undefined}
              >
                <HeaderCell column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <TableRow
              key={keyOf(row)}
              row={row}
              columns={columns as Column<unknown>[]}
              edge={edgeOf?.(row)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function HeaderCell<Row>({ column: { title, sort } }: { column: Column<Row> }) {
  if (!sort) return title
  return (
    <Link className={styles.sort} to={sort.to} replace preventScrollReset>
      {title}
      {sort.now === 'ascending' && <ArrowUp aria-hidden size={14} />}
      {sort.now === 'descending' && <ArrowDown aria-hidden size={14} />}
    </Link>
  )
}

/** A row is drawn again only when its data or its columns change: a thousand of them stay fluid. */
const TableRow = memo(function TableRow({
  row,
  columns,
  edge,
}: {
  row: unknown
  columns: Column<unknown>[]
  edge: string | undefined
}) {
  return (
    <tr style={edge ? ({ '--bord': edge } as CSSProperties) : undefined}>
      {columns.map(column => (
        <td key={column.name} className={column.figure ? styles.figure : undefined}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
})

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next = links[event.key === 'ArrowDown' ? at + 1 : Math.max(at - 1, 0)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
