import { makeApiOf } from '~/contract/client'
import { companyCalls } from '~/contract/dossier/company'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import { sendForm } from '~/web/send-form'

interface Sending {
  done: Promise<unknown>
  abort: () => void
}

/**
 * Sends one piece and tells how far it is.
 * @param onProgress called with a share from 0 to 1
 */
export function sendFile(
  id: string,
  kind: DocumentKind,
  file: File,
  onProgress: (share: number) => void,
): Sending {
  const leaving = new AbortController()
  const { uploadDocument } = makeApiOf({ uploadDocument: companyCalls.uploadDocument }, (input, init) =>
    sendForm(input, { ...init }, onProgress),
  )
  const body = new FormData()
  body.append('document_type', kind)
  body.append('file', file)
  return {
    done: uploadDocument({ params: { id }, body, signal: leaving.signal }),
    abort: () => leaving.abort(),
  }
}
