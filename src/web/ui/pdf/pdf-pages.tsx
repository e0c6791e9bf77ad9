import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import styles from './pdf-frame.module.css'

GlobalWorkerOptions.workerSrc = workerAddress

/** Draws every page of a PDF on a canvas: nothing in the document can run. */
export default function PdfPages({ blob, title }: { blob: Blob; title: string }) {
  const box = useRef<HTMLElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const canvases: HTMLCanvasElement[] = []
    let over = false
    const drawing = draw(blob, canvas => {
      if (over) return
      canvases.push(canvas)
      canvas.className = styles.page ?? ''
      canvas.role = 'img'
      canvas.ariaLabel = `Page ${canvases.length}`
      box.current?.append(canvas)
    }).catch(() => setFailed(true))
    return () => {
      over = true
      for (const canvas of canvases) canvas.remove()
      void drawing
    }
  }, [blob])
  if (failed)
    return (
      <p className={styles.note}>
        Ce document ne peut pas être affiché ici{'\u00a0'}: téléchargez-le pour le lire.
      </p>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={box} className={styles.pages} tabIndex={0} aria-label={title} />
  )
}

async function draw(blob: Blob, show: (canvas: HTMLCanvasElement) => void) {
  const task = getDocument({ data: await blob.arrayBuffer(), isEvalSupported: false, enableXfa: false })
  const pdf = await task.promise
  try {
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const viewport = page.getViewport({ scale: 2 })
      const canvas = document.createElement('canvas')
      canvas.width = viewport.width
      canvas.height = viewport.height
      await page.render({ canvas, viewport }).promise
      show(canvas)
    }
  } finally {
    await task.destroy()
  }
}
