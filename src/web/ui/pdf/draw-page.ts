import type { PDFDocumentProxy } from 'pdfjs-dist'
import { drawingScale } from '~/domain/pdf/drawing-scale'

/** Draws a page, from 1, on a canvas whose size it sets; nothing once `isOver`. @throws when it cannot be drawn */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  isOver: () => boolean,
  most?: number,
) {
  const page = await pdf.getPage(number)
  if (isOver()) return
  const scale = drawingScale(page.getViewport({ scale: 1 }), most)
  const viewport = page.getViewport({ scale })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  await page.render({ canvas, viewport }).promise
  page.cleanup()
}
