import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Up to so many rows all are in the page, where the browser's own search finds them too. */
const ALL = 150
const ROW_PX = 40
const AROUND = 20
/** So many rows at a time, a frame later each. */
const SLICE = 8

/** A run of the table's body: a row by its rank, or the space that rows out of sight take, by the rank of its first row. */
export type Piece = { row: number } | { gap: number; from: number }

/**
 * Which rows of a long table are in the page: those in sight, some around them, and the one that has focus,
 * wherever it was scrolled to. A thousand rows at once make the browser lay out and paint 20,000 elements.
 */
export function useRowWindow(count: number, scroller: RefObject<HTMLElement | null>) {
  const [kept, setKept] = useState<number | null>(null)
  const long = count > ALL
  const rows = useVirtualizer({
    count,
    enabled: long,
    estimateSize: () => ROW_PX,
    getScrollElement: () => scroller.current,
    overscan: AROUND,
    rangeExtractor: useCallback(
      range => {
        const shown = defaultRangeExtractor(range)
        if (kept === null || kept >= range.count || shown.includes(kept)) return shown
        return [...shown, kept].sort((a, b) => a - b)
      },
      [kept],
    ),
  })
  const drawn = useSlices(long ? 0 : count)
  const pieces: Piece[] = long ? withGaps(rows.getVirtualItems(), rows.getTotalSize()) : firstOf(count, drawn)
  return { long, pieces, keep: setKept, scrollTo: rows.scrollToIndex, measure: rows.measureElement }
}

/**
 * How many of the rows are in the page: none with the answer that brings them, which is drawn in one go, then more with each
 * frame. All at once they keep a slow machine from anything else for half a second.
 */
function useSlices(count: number): number {
  const comesBack = useComesBack()
  const [drawn, setDrawn] = useState(comesBack ? ALL : 0)
  useEffect(() => {
    if (drawn >= count) return
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + SLICE)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, count])
  return Math.min(drawn, count)
}

/** Places in the browser's history whose list was in the page, by the router's key. */
const seen = new Set<string>()

/** Whether the page is one that its reader left before: the router scrolls to that place at once, which must be there. */
function useComesBack(): boolean {
  const { key } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const [comesBack] = useState(() => seen.has(key) || (isPop && !isFreshDocument()))
  useEffect(() => void seen.add(key), [key])
  return comesBack
}

/** Whether the document was asked for by an address or a link, neither loaded again nor come back to. */
function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'navigate'
}

/** The first rows, and the space of those to come, so that nothing moves. */
function firstOf(count: number, drawn: number): Piece[] {
  const pieces: Piece[] = Array.from({ length: drawn }, (_, row) => ({ row }))
  return drawn < count ? [...pieces, { gap: (count - drawn) * ROW_PX, from: drawn }] : pieces
}

function withGaps(items: { index: number; start: number; end: number }[], total: number): Piece[] {
  const pieces: Piece[] = []
  let [from, end] = [0, 0]
  for (const item of items) {
    if (item.start > end) pieces.push({ gap: item.start - end, from })
    pieces.push({ row: item.index })
    from = item.index + 1
    end = item.end
  }
  if (total > end) pieces.push({ gap: total - end, from })
  return pieces
}
