import { ZoomIn, ZoomOut } from 'lucide-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button'
import { Modal } from '../feedback/modal'
import { drawPage } from './draw-page'
import styles from './pdf-frame.module.css'

/** Widths of the page, as a share of the window that shows it. */
const ZOOMS = [1, 1.5, 2, 3]
/** Sharp up to the largest of them on a telephone. */
const SCALE = 3

/** One page above the others, as large as one likes. */
export function PageZoom({
  pdf,
  number,
  title,
  onClose,
}: {
  pdf: PDFDocumentProxy
  number: number
  title: string
  onClose: () => void
}) {
  const [zoom, setZoom] = useState(0)
  return (
    <Modal title={`${title}, page ${number}`} onClose={onClose} place="wide">
      <div className={styles.zooms}>
        <Button
          size="small"
          look="second"
          icon={ZoomOut}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          Réduire
        </Button>
        <Button
          size="small"
          look="second"
          icon={ZoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          Agrandir
        </Button>
        <span role="status">{(ZOOMS[zoom] ?? 1) * 100}&nbsp;%</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.closeUp} tabIndex={0} aria-label={`Page ${number}, agrandie`}>
        <DrawnPage pdf={pdf} number={number} width={`${(ZOOMS[zoom] ?? 1) * 100}%`} />
      </section>
    </Modal>
  )
}

/** Let go of with the dialog that it stands in. */
function DrawnPage({ pdf, number, width }: { pdf: PDFDocumentProxy; number: number; width: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let over = false
    const drawn = canvas.current
    // A page that cannot be drawn was said to be broken where it was pressed.
    if (drawn) drawPage(pdf, number, drawn, { mostOf: () => SCALE, isOver: () => over }).catch(() => {})
    return () => {
      over = true
      if (drawn) drawn.width = 0
    }
  }, [pdf, number])
  return <canvas ref={canvas} role="img" aria-label={`Page ${number}`} style={{ width }} />
}
