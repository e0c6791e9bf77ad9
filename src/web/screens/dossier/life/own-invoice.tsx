import { Download } from 'lucide-react'
import { useCallback } from 'react'
import { invoiceFilename } from '~/domain/dossier/pieces/filename'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { PdfFrame } from '~/web/ui/pdf/pdf-frame'
import { usePdf } from '~/web/ui/pdf/use-pdf'
import { usePdfDownload } from '~/web/ui/pdf/use-pdf-download'
import styles from '../dossier.module.css'
import type { DossierState } from '../state'

/** The signed invoice, shown and as a file (specification A2). */
export function OwnInvoice({
  dossier: { id, company_name, invoice_number, status },
}: {
  dossier: DossierState
}) {
  const { pdf, reload } = usePdf(useCallback(signal => api.viewInvoice({ params: { id }, signal }), [id]))
  const { download, saving, problem } = usePdfDownload(
    signal => api.downloadInvoice({ params: { id }, signal }),
    invoiceFilename(company_name),
  )
  return (
    <div className={styles.next}>
      <p className="second-text">
        Votre facture <span className="code">{invoice_number}</span> {STANDS[status]}
      </p>
      <div className={styles.paper}>
        <PdfFrame pdf={pdf} title={`Facture ${invoice_number ?? ''}`} onRetry={reload} />
      </div>
      <Button look="second" icon={Download} busy={saving} onClick={() => void download()}>
        Télécharger la facture (PDF)
      </Button>
      <ProblemLine words={problem} className="error-box" />
    </div>
  )
}

const SIGNED = 'est signée\u202f; elle n’est due que si l’aide de l’État est accordée.'

/** How the invoice stands in each status. */
const STANDS: Record<DossierState['status'], string> = {
  Nouveau: SIGNED,
  Incomplet: SIGNED,
  Soumis: SIGNED,
  Refusé: 'est annulée par un avoir\u00a0: vous n’avez rien à payer.',
  Accepté: 'est signée.',
  Payé: 'est signée et payée.',
}
