import { DOWNLOAD_LIMIT, EmptyFile, saveAnswer } from '~/web/save-file'
import { type Tell, useAttempt } from '~/web/ui/forms/use-form'

/** How a PDF is read: to be shown, and to be saved. */
export interface PdfSource {
  view: (signal: AbortSignal) => Promise<Response>
  download: (signal: AbortSignal) => Promise<Response>
}

const tell: Tell = error =>
  error instanceof EmptyFile ? 'PDF vide ou non reçu' : 'Erreur lors du téléchargement'

/** Saves a PDF, with the specification's 30 seconds and sentences; `problem` is what went wrong last. */
export function usePdfDownload(fetchPdf: PdfSource['download'], filename: string) {
  const { busy: saving, problem, attempt } = useAttempt(tell)
  const download = () =>
    attempt(async () => saveAnswer(await fetchPdf(AbortSignal.timeout(DOWNLOAD_LIMIT)), filename))
  return { download, saving, problem }
}
