import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useState } from 'react'

/** Up to so many rows all are in the page, where the browser's own search finds them too. */
const ALL = 150
const ROW_PX = 40
const AROUND = 20

/** A run of the table's body: a row by its rank, or the space that rows out of sight take. */
export type Piece = { row: number } | { gap: number; before: number }

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
  const pieces: Piece[] = long
    ? withGaps(rows.getVirtualItems(), rows.getTotalSize())
    : Array.from({ length: count }, (_, row) => ({ row }))
  return { long, pieces, keep: setKept, scrollTo: rows.scrollToIndex, measure: rows.measureElement }
}

function withGaps(items: { index: number; start: number; end: number }[], total: number): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const item of items) {
    if (item.start > end) pieces.push({ gap: item.start - end, before: item.index })
    pieces.push({ row: item.index })
    end = item.end
  }
  if (total > end) pieces.push({ gap: total - end, before: -1 })
  return pieces
}
