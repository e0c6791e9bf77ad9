import { useState } from 'react'
import { toast } from 'sonner'
import { DOWNLOAD_LIMIT, EmptyFile, saveAnswer } from '~/web/save-file'

/** How a PDF is read: to be shown, and to be saved. */
export interface PdfSource {
  view: (signal: AbortSignal) => Promise<Response>
  download: (signal: AbortSignal) => Promise<Response>
}

/** Saves a PDF, with the specification's 30 seconds and sentences; `problem` is what went wrong last. */
export function usePdfDownload(fetchPdf: PdfSource['download'], filename: string) {
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')

  async function download() {
    setSaving(true)
    setProblem('')
    try {
      await saveAnswer(await fetchPdf(AbortSignal.timeout(DOWNLOAD_LIMIT)), filename)
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
