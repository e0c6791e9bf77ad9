import { Download, ExternalLink } from 'lucide-react'
import { useCallback } from 'react'
import { addressOf } from '~/contract/client'
import { invoiceCalls } from '~/contract/invoice'
import { api } from '~/web/api'
import { Button, ButtonLink } from '../actions/button'
import { Modal } from '../feedback/modal'
import { PdfFrame } from './pdf-frame'
import styles from './pdf-viewer-modal.module.css'
import { useInvoiceDownload } from './use-invoice-download'
import { usePdf } from './use-pdf'

interface PdfViewerModalProps {
  /** The id that the invoice calls take. */
  companyId: string
  companyName: string
  title: string
  onClose: () => void
  /** The theme to wear. */
  className?: string | undefined
}

/** The PDF viewer modal of SPEC.md section 2: download, open in a new tab, close. */
export function PdfViewerModal({ companyId, companyName, title, onClose, className }: PdfViewerModalProps) {
  const { pdf, reload } = usePdf(
    useCallback(signal => api.viewInvoice({ params: { id: companyId }, signal }), [companyId]),
  )
  const { download, saving, problem } = useInvoiceDownload(companyId, companyName)
  return (
    <Modal title={title} onClose={onClose} place="wide" className={className}>
      <div className={styles.tools}>
        <Button
          look="second"
          size="small"
          icon={<Download aria-hidden size={18} />}
          busy={saving}
          onClick={() => void download()}
        >
          Télécharger
        </Button>
        <ButtonLink
          look="second"
          size="small"
          icon={<ExternalLink aria-hidden size={18} />}
          to={addressOf(invoiceCalls.viewInvoice, { id: companyId })}
          target="_blank"
          rel="noreferrer"
          reloadDocument
        >
          Ouvrir dans un nouvel onglet
        </ButtonLink>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      <PdfFrame pdf={pdf} title={title} onRetry={reload} />
    </Modal>
  )
}
