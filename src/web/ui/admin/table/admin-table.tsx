import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './admin-table.module.css'
import type { Column } from './column'
import { TableRow } from './table-row'
import { useRowWindow } from './use-row-window'

interface AdminTableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  /** The colour of the row's edge. */
  edgeOf?: (row: Row) => string
}

/**
 * A real table of 40 px rows that fits from 1000 px, in its own frame where it is long; below, rows are cards.
 * The arrows move from the main link of a row (`data-row-link`) to the next; Enter follows it.
 */
export function AdminTable<Row>({ caption, columns, rows: asked, keyOf, edgeOf }: AdminTableProps<Row>) {
  // An answer is drawn in one go, its rows after it: sixty that leave take their while too.
  const rows = useDeferredValue(asked)
  const frame = useRef<HTMLElement>(null)
  const { long, pieces, keep, scrollTo, measure } = useRowWindow(rows.length, frame)
  const first = rows[0] && keyOf(rows[0])
  const firstBefore = useRef(first)
  useEffect(() => {
    // Another list is read from its beginning; to scroll the first one would have the browser lay it out at once.
    if (firstBefore.current !== first) frame.current?.scrollTo({ top: 0 })
    firstBefore.current = first
  }, [first])
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current !== null && frame.current) focusRow(frame.current, wanted.current)
  })
  return (
    <section
      ref={frame}
      className={long ? `${styles.scroll} ${styles.long}` : styles.scroll}
      // Not the name of the section that it often stands in.
      aria-label={`Tableau\u00a0: ${caption}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onFocus={event => {
        wanted.current = null
        keep(rankOf(event.target))
      }}
      onBlur={() => {
        wanted.current = null
        keep(null)
      }}
      onKeyDown={event => moveByArrows(event, wanted, rows.length, scrollTo)}
    >
      <table
        className={columns.some(({ width }) => width) ? `${styles.table} ${styles.fixed}` : styles.table}
        aria-rowcount={long ? rows.length + 1 : undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          {columns.map(column => (
            <col key={column.name} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={long ? 1 : undefined}>
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
          {pieces.map(piece => {
            if ('gap' in piece)
              return (
                // Another space, not the same one moved: rows come to stand where it began.
                <tr key={`gap ${piece.from}`} aria-hidden className={styles.gap}>
                  <td colSpan={columns.length} style={{ height: piece.gap }} />
                </tr>
              )
            const row = rows[piece.row]
            if (row === undefined) return null
            return (
              <TableRow
                key={keyOf(row)}
                row={row}
                rank={piece.row}
                measure={long ? measure : undefined}
                columns={columns as Column<unknown>[]}
                edge={edgeOf?.(row)}
              />
            )
          })}
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

/** The rank of the row that something stands in. */
function rankOf(element: Element): number | null {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index
  return index === undefined ? null : Number(index)
}

/** @param wanted the row that the arrows have come to and that is not drawn yet: keys may be faster than the screen */
function moveByArrows(
  event: KeyboardEvent<HTMLElement>,
  wanted: RefObject<number | null>,
  count: number,
  scrollTo: (rank: number) => void,
) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const at = wanted.current ?? (event.target instanceof Element ? rankOf(event.target) : null)
  if (at === null && event.key === 'ArrowUp') return
  const next = Math.max((at ?? -1) + (event.key === 'ArrowDown' ? 1 : -1), 0)
  if (next >= count) return
  event.preventDefault()
  if (focusRow(event.currentTarget, next)) return
  // Out of sight by far: it has focus once it was scrolled to and drawn.
  wanted.current = next
  scrollTo(next)
}

function focusRow(frame: HTMLElement, rank: number): boolean {
  const link = frame.querySelector<HTMLElement>(`[data-index="${rank}"] [data-row-link]`)
  link?.focus()
  return link !== null
}
