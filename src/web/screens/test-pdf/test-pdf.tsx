import { FileText } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from 'sonner'
import { invoiceFilename } from '~/domain/dossier/pieces/filename'
import { TEST_COMPANY } from '~/domain/dossier/test-company'
import { api } from '~/web/api'
import { otherApi } from '~/web/other-api'
import { hiddenMeta } from '~/web/page-meta'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { PdfViewerModal } from '~/web/ui/pdf/pdf-viewer-modal'
import type { PdfSource } from '~/web/ui/pdf/use-pdf-download'
import { failureWords } from '~/web/ui/test-page/failure-words'
import { TestPage, testPageLoader } from '~/web/ui/test-page/test-page'
import styles from '~/web/ui/test-page/test-page.module.css'

export const loader = testPageLoader

export const meta = hiddenMeta('Test du lecteur PDF', 'Une facture de test dans le lecteur PDF du site.')

const LIMIT = 15_000

/** The PDF viewer on a fresh test invoice. */
export default function TestPdf() {
  const [made, setMade] = useState<{ source: PdfSource; number: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function open() {
    setBusy(true)
    setProblem('')
    try {
      const answer = await otherApi.createTestCompany({ signal: AbortSignal.timeout(LIMIT) })
      const params = { id: answer.company_id }
      // The button takes its focus back first: the viewer will give it back to what had it.
      flushSync(() => setBusy(false))
      setMade({
        number: answer.invoice_number,
        source: {
          view: signal => api.viewInvoice({ params, signal }),
          download: signal => api.downloadInvoice({ params, signal }),
        },
      })
    } catch (error) {
      const words = failureWords(error, LIMIT)
      toast.error(words)
      setProblem(words)
    } finally {
      setBusy(false)
    }
  }

  return (
    <TestPage
      title="Test du lecteur PDF"
      intro="Une facture de test est créée, signée, puis ouverte dans le lecteur du site."
    >
      <div>
        <Button icon={FileText} busy={busy} onClick={() => void open()}>
          Ouvrir une facture de test
        </Button>
      </div>
      <ProblemLine words={problem} className={styles.problem} />
      {made && (
        <PdfViewerModal
          source={made.source}
          filename={invoiceFilename(TEST_COMPANY.company_name)}
          title={`Facture ${made.number}`}
          onClose={() => setMade(null)}
        />
      )}
    </TestPage>
  )
}
