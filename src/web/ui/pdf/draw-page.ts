import type { PDFDocumentProxy } from 'pdfjs-dist'
import { drawingScale } from '~/domain/pdf/drawing-scale'

interface Drawing {
  /** How much larger than its own size a page of this width (PDF points) is drawn at most. */
  mostOf: (width: number) => number
  isOver: () => boolean
}

/** Draws a page, from 1, on a canvas whose size it sets; nothing once it is over. @throws when it cannot be drawn */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  { mostOf, isOver }: Drawing,
) {
  const page = await pdf.getPage(number)
  if (isOver()) return
  const size = page.getViewport({ scale: 1 })
  const scale = drawingScale(size, mostOf(size.width))
  const viewport = page.getViewport({ scale })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  await page.render({ canvas, viewport }).promise
  page.cleanup()
}
