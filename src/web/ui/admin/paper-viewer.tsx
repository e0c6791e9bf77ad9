import { useMemo } from 'react'
import { avoirFilename, invoiceFilename } from '~/domain/dossier/pieces/filename'
import { adminApi } from '~/web/admin-api'
import { PdfViewerModal } from '../pdf/pdf-viewer-modal'
import theme from './frame/theme.module.css'

/** An invoice or an avoir by its number; one that is not issued yet is its dossier's draft. */
export interface ShownPaper {
  number: string
  issued: boolean
  company_id: string
  company_name: string
}

export function PaperViewer({ paper, onClose }: { paper: ShownPaper; onClose: () => void }) {
  const { number, issued, company_id, company_name } = paper
  const isAvoir = number.startsWith('AV-')
  const source = useMemo(() => {
    const ofNumber = (signal: AbortSignal) => adminApi.paper({ params: { number }, signal })
    const params = { id: company_id }
    return issued
      ? { view: ofNumber, download: ofNumber }
      : {
          view: (signal: AbortSignal) => adminApi.viewInvoice({ params, signal }),
          download: (signal: AbortSignal) => adminApi.downloadInvoice({ params, signal }),
        }
  }, [number, issued, company_id])
  return (
    <PdfViewerModal
      className={theme.theme}
      source={source}
      filename={isAvoir ? avoirFilename(company_name) : invoiceFilename(company_name)}
      title={`${isAvoir ? 'Avoir' : 'Facture'} ${number}`}
      onClose={onClose}
    />
  )
}
