// The other build asks for what telephones have since 2026 (Map.getOrInsertComputed): an older one drew no invoice (0342).
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

/** Opens a PDF in the browser: nothing in it can run. Fetch this file when it is needed: it brings pdf.js along. */
export async function openInBrowser(blob: Blob) {
  return getDocument({ data: await blob.arrayBuffer(), isEvalSupported: false, enableXfa: false })
}
