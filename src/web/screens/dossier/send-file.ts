import { ApiProblem, addressOf } from '~/contract/client'
import { companyCalls } from '~/contract/company'
import type { DocumentKind } from '~/domain/dossier/document-kind'
import { PATIENCE } from '~/web/patient-fetch'

interface Sending {
  done: Promise<void>
  abort: () => void
}

/**
 * Sends one piece and tells how far it is; `fetch` cannot tell, so it is the older XMLHttpRequest.
 * @param onProgress called with a share from 0 to 1
 */
export function sendFile(
  id: string,
  kind: DocumentKind,
  file: File,
  onProgress: (share: number) => void,
): Sending {
  const request = new XMLHttpRequest()
  const done = new Promise<void>((resolve, reject) => {
    let silence: ReturnType<typeof setTimeout> | undefined
    const giveUp = () => {
      reject(new TypeError('no answer in time'))
      request.abort()
    }
    /** A slow line takes its time; one on which nothing moves for 25 seconds is given up. */
    const alive = () => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, PATIENCE)
    }
    alive()
    request.upload.onprogress = event => {
      alive()
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () => (request.status < 300 ? resolve() : reject(problemOf(request)))
    request.onerror = () => reject(new TypeError('connection cut'))
    request.onabort = () => reject(new DOMException('abandonné', 'AbortError'))
    request.onloadend = () => clearTimeout(silence)
  })
  const body = new FormData()
  body.append('document_type', kind)
  body.append('file', file)
  request.open('POST', addressOf(companyCalls.uploadDocument, { id }))
  request.send(body)
  return { done, abort: () => request.abort() }
}

function problemOf(request: XMLHttpRequest): ApiProblem {
  try {
    return new ApiProblem(request.status, JSON.parse(request.responseText))
  } catch {
    return new ApiProblem(request.status, { detail: 'Le serveur n’a pas pu recevoir ce fichier.' })
  }
}
