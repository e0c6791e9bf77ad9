import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useKeys } from '~/web/ui/admin/use-keys'
import type { Piece } from './dossier-data'
import styles from './piece-sight.module.css'
import { PieceView } from './piece-view'

interface PieceSightProps {
  dossierId: string
  /** A piece, or both sides of a card. */
  pieces: readonly Piece[]
  name: string
  /** What stands in the bar before its buttons. */
  children?: ReactNode
}

/** A piece as large as there is room, nearer or turned as one likes; the next one stands upright again. */
export function PieceSight({ dossierId, pieces, name, children }: PieceSightProps) {
  const [sight, setSight] = useState({ of: name, zoom: 1, turn: 0 })
  const { zoom, turn } = sight.of === name ? sight : { zoom: 1, turn: 0 }
  const look = (zoom: number, turn: number) =>
    setSight({ of: name, zoom: Math.min(4, Math.max(0.5, zoom)), turn: turn % 360 })
  const tools = [
    ['-', 'Éloigner', ZoomOut, () => look(zoom - 0.5, turn)],
    ['+', 'Rapprocher', ZoomIn, () => look(zoom + 0.5, turn)],
    ['t', 'Tourner d’un quart', RotateCw, () => look(zoom, turn + 90)],
  ] as const
  useKeys(Object.fromEntries(tools.map(([key, , , act]) => [key, act])))
  return (
    <>
      <div className={styles.bar}>
        {children}
        <span className={styles.tools}>
          {tools.map(([key, words, icon, act]) => (
            <AdminButton key={key} look="quiet" aria-label={words} icon={icon} onClick={act} />
          ))}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.sight} tabIndex={0} aria-label={name}>
        <div
          className={`stack-8 to-start ${styles.sheet}`}
          style={{ '--zoom': zoom, '--turn': `${turn}deg` }}
          data-aside={turn % 180 !== 0 || undefined}
        >
          {pieces.map(piece => (
            <PieceView key={`${dossierId} ${piece.sha256}`} dossierId={dossierId} piece={piece} />
          ))}
        </div>
      </section>
    </>
  )
}
