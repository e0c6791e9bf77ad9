import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../actions/button'
import { clientPart } from '../feedback/client-part'
import styles from './pdf-frame.module.css'
import type { PdfState } from './use-pdf'

const PdfPages = clientPart(
  () => import('./pdf-pages'),
  <p className={styles.note} role="status">
    Chargement du document…
  </p>,
)

interface PdfFrameProps {
  pdf: PdfState
  /** Read out for the frame: « Facture FTN-2026-00001 ». */
  title: string
  onRetry: () => void
  /** The pages themselves, whatever viewer the browser has; each opens larger when it is pressed. */
  drawn?: boolean
}

/**
 * A PDF in the page: the browser's own viewer in a frame (without `sandbox`, which breaks Chromium's),
 * or pages drawn by pdf.js where the browser has none, as on Android.
 */
export function PdfFrame({ pdf, title, onRetry, drawn = false }: PdfFrameProps) {
  const [viewer, setViewer] = useState(true)
  useEffect(() => setViewer(navigator.pdfViewerEnabled !== false), [])
  if (pdf.phase === 'loading')
    return (
      <Place of={drawn}>
        <p className={styles.note} role="status">
          Chargement du document…
        </p>
      </Place>
    )
  if (pdf.phase === 'failed') {
    return (
      <div className={styles.note} role="alert">
        <p>Le document n’a pas pu être affiché.</p>
        <Button look="second" size="small" onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    )
  }
  return (
    <>
      <p className={styles.onPaper}>Ce document ne s’imprime pas d’ici&nbsp;: téléchargez-le en PDF.</p>
      {viewer && !drawn ? (
        <iframe className={styles.frame} src={`${pdf.address}#navpanes=0&view=FitH`} title={title} />
      ) : (
        <Place of={drawn}>
          <PdfPages blob={pdf.blob} title={title} enlarged={drawn} />
        </Place>
      )}
    </>
  )
}

/** Of pages that stand below each other: as high as the first before it is there. */
const Place = ({ of: drawn, children }: { of: boolean; children: ReactNode }) =>
  drawn ? <div className={styles.firstPage}>{children}</div> : children
