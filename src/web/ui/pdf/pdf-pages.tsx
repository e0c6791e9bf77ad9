import { Expand } from 'lucide-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { MOST_PAGES, shownScale } from '~/domain/pdf/drawing-scale'
import { drawPage } from './draw-page'
import { openInBrowser } from './open-in-browser'
import { PageZoom } from './page-zoom'
import styles from './pdf-frame.module.css'

/**
 * Draws the pages of a PDF on canvases as they come into sight, and lets them go when they leave it: nothing in the
 * document can run, and however many pages it has and whatever their size, the browser holds a few.
 */
export default function PdfPages({
  blob,
  title,
  enlarged = false,
}: {
  blob: Blob
  title: string
  /** All pages stand below each other, and each opens larger when it is pressed. */
  enlarged?: boolean
}) {
  const [zoomed, setZoomed] = useState<number | null>(null)
  const box = useRef<HTMLElement>(null)
  const { pdf, failed } = usePdfDocument(blob)
  if (failed)
    return (
      <p className={styles.note}>
        Ce document ne peut pas être affiché ici&nbsp;: téléchargez-le pour le lire.
      </p>
    )
  const count = Math.min(pdf?.numPages ?? 0, MOST_PAGES)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={box} className={enlarged ? styles.whole : styles.pages} tabIndex={0} aria-label={title}>
      {pdf &&
        Array.from({ length: count }, (_, page) => page + 1).map(number => (
          <div key={number} className={styles.leaf}>
            <PdfPage pdf={pdf} number={number} box={box} />
            {enlarged && (
              <button
                type="button"
                className={styles.enlarge}
                aria-label={`Agrandir la page ${number}`}
                onClick={() => setZoomed(number)}
              >
                <Expand aria-hidden size={20} />
              </button>
            )}
          </div>
        ))}
      {pdf && pdf.numPages > count && (
        <p>
          Ce document a {pdf.numPages} pages&nbsp;: les {count} premières sont affichées. Téléchargez-le pour
          lire les autres.
        </p>
      )}
      {pdf && zoomed && <PageZoom pdf={pdf} number={zoomed} title={title} onClose={() => setZoomed(null)} />}
    </section>
  )
}

function usePdfDocument(blob: Blob) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let over = false
    const opening = openInBrowser(blob).then(task => {
      task.promise
        .then(opened => over || setPdf(opened))
        // Once it is over, that is what ended it.
        .catch(() => over || setFailed(true))
      return task
    })
    opening.catch(() => over || setFailed(true))
    return () => {
      over = true
      setPdf(null)
      void opening.then(
        task => task.destroy(),
        () => {},
      )
    }
  }, [blob])
  return { pdf, failed }
}

interface PageOfPdf {
  pdf: PDFDocumentProxy
  number: number
  /** What scrolls. */
  box: RefObject<HTMLElement | null>
}

function PdfPage({ pdf, number, box }: PageOfPdf) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeen(place, box)
  const [ratio, setRatio] = useState<number | null>(null)
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    const frame = place.current
    if (!seen || !frame) return
    let over = false
    const canvas = document.createElement('canvas')
    canvas.className = styles.page ?? ''
    canvas.role = 'img'
    canvas.ariaLabel = `Page ${number}`
    const drawing = {
      mostOf: (width: number) => shownScale(frame.clientWidth, devicePixelRatio, width),
      isOver: () => over,
    }
    drawPage(pdf, number, canvas, drawing)
      .then(() => {
        if (over) return
        setRatio(canvas.width / canvas.height)
        frame.append(canvas)
      })
      .catch(() => over || setBroken(true))
    return () => {
      over = true
      canvas.remove()
      // A canvas without a size gives its memory back at once.
      canvas.width = 0
    }
  }, [pdf, number, seen])
  return (
    <div ref={place} className={styles.place} style={ratio ? { aspectRatio: ratio } : undefined}>
      {broken && <p>La page {number} ne peut pas être affichée.</p>}
    </div>
  )
}

/** Whether an element is in sight of what scrolls around it, or half a height away. */
function useSeen(place: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(entries => setSeen(entries.at(-1)?.isIntersecting ?? false), {
      root: box.current,
      rootMargin: '50% 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, box])
  return seen
}
