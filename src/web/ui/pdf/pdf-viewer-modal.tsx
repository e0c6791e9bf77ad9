import { Download, ExternalLink } from 'lucide-react'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { Button } from '../actions/button'
import { Modal } from '../feedback/modal'
import { PdfFrame } from './pdf-frame'
import { usePdf } from './use-pdf'
import { type PdfSource, usePdfDownload } from './use-pdf-download'

interface PdfViewerModalProps {
  /** How the PDF is read; the same object over renders. */
  source: PdfSource
  /** What it is saved as. */
  filename: string
  title: string
  onClose: () => void
  /** The theme to wear. */
  className?: string | undefined
}

/** The PDF viewer modal of specification A2: download, open in a new tab, close. */
export function PdfViewerModal({ source, filename, title, onClose, className }: PdfViewerModalProps) {
  const { pdf, reload } = usePdf(source.view)
  const { download, saving, problem } = usePdfDownload(source.download, filename)
  return (
    <Modal title={title} onClose={onClose} place="wide" className={className}>
      <div className="row-12 centred">
        <Button look="second" size="small" icon={Download} busy={saving} onClick={() => void download()}>
          Télécharger
        </Button>
        {pdf.phase === 'ready' && (
          <Button
            look="second"
            size="small"
            icon={ExternalLink}
            onClick={() => window.open(pdf.address, '_blank', 'noopener')}
          >
            Ouvrir dans un nouvel onglet
          </Button>
        )}
        <ProblemLine words={problem} />
      </div>
      <PdfFrame pdf={pdf} title={title} onRetry={reload} />
    </Modal>
  )
}
