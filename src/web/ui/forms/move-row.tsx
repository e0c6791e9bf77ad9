import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '../actions/button'
import styles from './move-row.module.css'

interface MoveRowProps {
  /** Of the list; its rows bear `data-row={`${list}-${at}`}`. */
  list: string
  at: number
  count: number
  /** What is moved, as its owner calls it. */
  name: string
  onMove: (from: number, to: number) => void
}

/** The same list with one of its rows at another place. */
export const movedRow = <Row,>(rows: readonly Row[], from: number, to: number): Row[] => {
  const row = rows[from]
  return row === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** A row is moved by a finger on its handle, or by buttons, which go along with it and say where it stands. */
export function MoveRow({ list, at, count, name, onMove }: MoveRowProps) {
  const [said, setSaid] = useState('')
  const dragged = useRef<number | null>(null)
  const idOf = (row: number, way: string) => `${list}-${row}-${way}`

  function move(way: 'up' | 'down') {
    const to = at + (way === 'up' ? -1 : 1)
    if (to < 0 || to >= count) return
    onMove(at, to)
    setSaid(`${name}\u00a0: ${to + 1} sur ${count}`)
    requestAnimationFrame(() => document.getElementById(idOf(to, way))?.focus())
  }
  function drag({ clientX, clientY }: PointerEvent) {
    if (dragged.current === null) return
    const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')
    const [, row] = new RegExp(`^${list}-(\\d+)$`).exec(below?.dataset.row ?? '') ?? []
    if (row === undefined || Number(row) === dragged.current) return
    onMove(dragged.current, Number(row))
    dragged.current = Number(row)
  }
  return (
    <span className={styles.moves}>
      <span
        className={styles.handle}
        aria-hidden
        onPointerDown={event => {
          dragged.current = at
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null
        }}
        onPointerCancel={() => {
          dragged.current = null
        }}
      >
        <GripVertical size={20} />
      </span>
      <Button
        id={idOf(at, 'up')}
        look="quiet"
        size="small"
        aria-disabled={at === 0}
        aria-label={`Monter ${name}`}
        icon={<ArrowUp aria-hidden size={18} />}
        onClick={() => move('up')}
      />
      <Button
        id={idOf(at, 'down')}
        look="quiet"
        size="small"
        aria-disabled={at === count - 1}
        aria-label={`Descendre ${name}`}
        icon={<ArrowDown aria-hidden size={18} />}
        onClick={() => move('down')}
      />
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </span>
  )
}
