import { Download } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { wordsOf } from '~/contract/failure'
import { invoiceFilename } from '~/domain/dossier/pieces/filename'
import { TEST_COMPANY } from '~/domain/dossier/test-company'
import { otherApi } from '~/web/other-api'
import { hiddenMeta } from '~/web/page-meta'
import { DOWNLOAD_LIMIT, EmptyFile, saveAnswer } from '~/web/save-file'
import { Button } from '~/web/ui/actions/button'
import { TestPage, testPageLoader } from '~/web/ui/test-page/test-page'
import styles from '~/web/ui/test-page/test-page.module.css'

export const loader = testPageLoader

export const meta = hiddenMeta('Test de téléchargement', 'Un clic, une facture de test téléchargée.')

/** One click, one PDF. */
export default function TestSimple() {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ failed: boolean; words: string } | null>(null)

  async function download() {
    setBusy(true)
    setOutcome(null)
    try {
      const { company_id: id, invoice_number } = await otherApi.createTestCompany({
        signal: AbortSignal.timeout(15_000),
      })
      const answer = await otherApi.downloadTest({
        params: { id },
        signal: AbortSignal.timeout(DOWNLOAD_LIMIT),
      })
      await saveAnswer(answer, invoiceFilename(TEST_COMPANY.company_name))
      setOutcome({ failed: false, words: `Facture ${invoice_number} téléchargée.` })
    } catch (error) {
      const words = error instanceof EmptyFile ? 'PDF vide ou non reçu' : 'Erreur lors du téléchargement'
      toast.error(words)
      const reason = wordsOf(error, '')
      setOutcome({ failed: true, words: reason ? `${words}. ${reason}` : words })
    } finally {
      setBusy(false)
    }
  }

  return (
    <TestPage
      title="Test de téléchargement"
      intro="Un clic crée une entreprise de test, signe sa facture et la télécharge."
    >
      <div>
        <Button icon={Download} busy={busy} onClick={() => void download()}>
          Télécharger une facture de test
        </Button>
      </div>
      {outcome && (
        <p role={outcome.failed ? 'alert' : 'status'} className={outcome.failed ? styles.problem : undefined}>
          {outcome.words}
        </p>
      )}
    </TestPage>
  )
}
