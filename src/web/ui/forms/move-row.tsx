import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '../actions/button'
import styles from './move-row.module.css'

interface MoveRowProps {
  /** Of the list; its rows bear `data-row={`${list}-${at}`}`. */
  list: string
  at: number
  /** The first place that a row can have; others stand before it. */
  first?: number
  count: number
  /** What is moved, as its owner calls it. */
  name: string
  onMove: (from: number, to: number) => void
}

/** A row is moved by a finger on its handle, or by buttons, which go along with it and say where it stands. */
export function MoveRow({ list, at, first = 0, count, name, onMove }: MoveRowProps) {
  const [said, setSaid] = useState('')
  const idOf = (row: number, way: string) => `${list}-${row}-${way}`
  const say = (to: number) => setSaid(`${name}\u00a0: ${to + 1} sur ${count}`)

  function move(way: 'up' | 'down') {
    const to = at + (way === 'up' ? -1 : 1)
    if (to < first || to >= count) return
    onMove(at, to)
    say(to)
    requestAnimationFrame(() => document.getElementById(idOf(to, way))?.focus())
  }
  return (
    <span className={styles.moves}>
      <Handle
        list={list}
        at={at}
        onDrop={to => {
          if (to < first) return
          onMove(at, to)
          say(to)
        }}
      />
      <Button
        id={idOf(at, 'up')}
        look="quiet"
        size="small"
        aria-disabled={at === first}
        aria-label={`Monter ${name}`}
        icon={ArrowUp}
        onClick={() => move('up')}
      />
      <Button
        id={idOf(at, 'down')}
        look="quiet"
        size="small"
        aria-disabled={at === count - 1}
        aria-label={`Descendre ${name}`}
        icon={ArrowDown}
        onClick={() => move('down')}
      />
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </span>
  )
}

interface Drag {
  row: HTMLElement
  /** Where the finger went down, in pixels of the window. */
  from: number
  over: HTMLElement | null
}

/** The row goes along with the finger, the one below it says where it would come; it is moved once, where it is let go. */
function Handle({ list, at, onDrop }: Pick<MoveRowProps, 'list' | 'at'> & { onDrop: (to: number) => void }) {
  const drag = useRef<Drag | null>(null)

  function begin({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) {
    const row = currentTarget.closest<HTMLElement>('[data-row]')
    if (!row) return
    currentTarget.setPointerCapture(pointerId)
    row.dataset.dragged = ''
    drag.current = { row, from: clientY, over: null }
  }
  function follow({ clientX, clientY }: PointerEvent) {
    const held = drag.current
    if (!held) return
    held.row.style.translate = `0 ${clientY - held.from}px`
    const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')
    const over = below && rankIn(list, below) !== null && below !== held.row ? below : null
    if (over === held.over) return
    if (held.over) delete held.over.dataset.drop
    held.over = over
    if (!over) return
    over.dataset.drop = (rankIn(list, over) ?? at) < at ? 'before' : 'after'
    over.scrollIntoView({ block: 'nearest' })
  }
  function end(isDropped: boolean) {
    const held = drag.current
    if (!held) return
    drag.current = null
    held.row.style.translate = ''
    delete held.row.dataset.dragged
    if (!held.over) return
    delete held.over.dataset.drop
    const to = rankIn(list, held.over)
    if (isDropped && to !== null) onDrop(to)
  }
  return (
    <span
      className={styles.handle}
      aria-hidden
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
    >
      <GripVertical size={20} />
    </span>
  )
}

/** The place of a row in this list; null: it is one of another. */
function rankIn(list: string, { dataset: { row = '' } }: HTMLElement): number | null {
  const rank = row.startsWith(`${list}-`) ? Number(row.slice(list.length + 1)) : Number.NaN
  return Number.isInteger(rank) ? rank : null
}
