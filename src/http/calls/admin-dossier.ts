import { Readable } from 'node:stream'
import type { adminDossierCalls } from '~/contract/admin-dossier'
import { changeDossierStatus } from '~/usecases/admin/change-dossier-status'
import { checkDocument } from '~/usecases/admin/check-document'
import { eraseOnRequest } from '~/usecases/admin/erase-dossier'
import { readDossier } from '~/usecases/admin/read-dossier'
import { readPaper } from '~/usecases/admin/read-paper'
import { viewDocument } from '~/usecases/admin/view-document'
import type { Deps } from '~/usecases/deps'
import { disposition } from '../attachment'
import type { Handlers } from '../register'

/** One dossier on the administrator's desk. */
export function adminDossierHandlers(deps: Deps): Pick<Handlers, keyof typeof adminDossierCalls> {
  return {
    readDossier: ({ params }) => readDossier(deps, params.id),
    changeStatus: async ({ params, body, visitor }) => {
      await changeDossierStatus(deps, visitor, params.id, body)
      return readDossier(deps, params.id)
    },
    eraseDossier: async ({ params, body, visitor }) => {
      await eraseOnRequest(deps, visitor, params.id, body)
      return {}
    },
    viewDocument: async ({ params, visitor }) => {
      const { document, bytes } = await viewDocument(deps, visitor, params.id, params.document_type)
      return new Response(Readable.toWeb(bytes) as ReadableStream, {
        headers: {
          ...untrusted,
          'Content-Type': document.media_type,
          'Content-Length': String(document.size),
          'Content-Disposition': disposition('attachment', document.filename),
        },
      })
    },
    checkDocument: async ({ params, body }) => {
      await checkDocument(deps, params.id, params.document_type, body)
      return {}
    },
    paper: async ({ params }) => {
      const { pdf, filename } = await readPaper(deps, params.number)
      return new Response(new Uint8Array(pdf), {
        headers: {
          ...untrusted,
          'Content-Type': 'application/pdf',
          'Content-Disposition': disposition('attachment', filename),
        },
      })
    },
  }
}

/** QUALITY.md section 3: bytes that a visitor gave are saved or drawn by us, never run as a page. */
const untrusted = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}
