import { Download } from 'lucide-react'
import { invoiceFilename } from '~/domain/dossier/pieces/filename'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { PdfFrame } from '~/web/ui/pdf/pdf-frame'
import type { PdfState } from '~/web/ui/pdf/use-pdf'
import { usePdfDownload } from '~/web/ui/pdf/use-pdf-download'
import styles from '../dossier.module.css'
import type { DossierState } from '../state'

/** The pages of what is signed, each to be enlarged, and the same as a file beside them. */
export function ShownInvoice({
  dossier: { id, company_name, signed, invoice_number },
  pdf,
  onRetry,
}: {
  dossier: DossierState
  pdf: PdfState
  onRetry: () => void
}) {
  const { download, saving, problem } = usePdfDownload(
    signal => api.downloadInvoice({ params: { id }, signal }),
    invoiceFilename(company_name),
  )
  return (
    <>
      <PdfFrame
        pdf={pdf}
        title={`${signed ? 'Facture' : 'Projet de facture'} ${invoice_number ?? ''}`}
        onRetry={onRetry}
        drawn
      />
      <div className={styles.next}>
        <Button look="second" size="small" icon={Download} busy={saving} onClick={() => void download()}>
          {signed ? 'Télécharger la facture (PDF)' : 'Télécharger le projet (PDF)'}
        </Button>
        {problem && (
          <p className="error-box" role="alert">
            {problem}
          </p>
        )}
      </div>
    </>
  )
}
