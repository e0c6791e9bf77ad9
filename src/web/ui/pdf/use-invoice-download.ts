import { useState } from 'react'
import { toast } from 'sonner'
import { invoiceFilename } from '~/domain/filename'
import { api } from '~/web/api'
import { DOWNLOAD_LIMIT, EmptyFile, saveAnswer } from '~/web/save-file'

/** Saves a dossier's invoice, with SPEC.md's 30 seconds and sentences; `problem` is what went wrong last. */
export function useInvoiceDownload(companyId: string, companyName: string) {
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')

  async function download() {
    setSaving(true)
    setProblem('')
    try {
      const answer = await api.downloadInvoice({
        params: { id: companyId },
        signal: AbortSignal.timeout(DOWNLOAD_LIMIT),
      })
      await saveAnswer(answer, invoiceFilename(companyName))
    } catch (error) {
      const words = error instanceof EmptyFile ? 'PDF vide ou non reçu' : 'Erreur lors du téléchargement'
      toast.error(words)
      setProblem(words)
    } finally {
      setSaving(false)
    }
  }
  return { download, saving, problem }
}
