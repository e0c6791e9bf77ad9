import { Download } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { FLAG_LABELS } from '~/domain/dossier/pieces/document-inspection'
import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import { canBeDrawn } from '~/domain/image-size'
import { adminApi } from '~/web/admin-api'
import { saveBlob } from '~/web/save-file'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { clientPart } from '~/web/ui/feedback/client-part'
import { type LoadedPdf, usePdf } from '~/web/ui/pdf/use-pdf'
import type { Piece } from './dossier-data'
import styles from './dossier-sheet.module.css'

const PdfPages = clientPart(
  () => import('~/web/ui/pdf/pdf-pages'),
  <p role="status">Chargement de la pièce…</p>,
)

/** A piece, drawn by us: a picture, or PDF pages on a canvas. Never in a frame, where its own script could run. */
export function PieceView({ dossierId, piece }: { dossierId: string; piece: Piece }) {
  const { document_type, filename, media_type } = piece
  const { pdf: file, reload } = usePdf(
    useCallback(
      signal => adminApi.viewDocument({ params: { id: dossierId, document_type }, signal }),
      [dossierId, document_type],
    ),
  )
  if (file.phase === 'loading') return <p role="status">Chargement de la pièce…</p>
  if (file.phase === 'failed')
    return (
      <div role="alert" className={form.form}>
        <p>La pièce n’a pas pu être lue.</p>
        <div>
          <AdminButton onClick={reload}>Réessayer</AdminButton>
        </div>
      </div>
    )
  return (
    <>
      <div>
        <AdminButton icon={Download} onClick={() => saveBlob(file.blob, filename)}>
          Télécharger {filename}
        </AdminButton>
      </div>
      {piece.flags.length > 0 ? (
        <p>
          Cette pièce n’est pas affichée ici&nbsp;: {piece.flags.map(flag => FLAG_LABELS[flag]).join(', ')}.
        </p>
      ) : media_type === 'application/pdf' ? (
        <PdfPages blob={file.blob} title={`${DOCUMENT_LABELS[document_type]}, ${filename}`} />
      ) : (
        <Picture file={file} alt={`${DOCUMENT_LABELS[document_type]}, ${filename}`} />
      )}
    </>
  )
}

function Picture({ file, alt }: { file: LoadedPdf; alt: string }) {
  const [drawn, setDrawn] = useState<boolean | null>(null)
  useEffect(() => {
    void file.blob.arrayBuffer().then(bytes => setDrawn(canBeDrawn(new Uint8Array(bytes))))
  }, [file.blob])
  if (drawn === null) return null
  if (!drawn) return <p>Cette image est trop grande ou abîmée pour être affichée&nbsp;: téléchargez-la.</p>
  return <img src={file.address} alt={alt} className={styles.picture} onError={() => setDrawn(false)} />
}
