import type { adminDossierCalls } from '~/contract/admin/admin-dossier'
import type { pieceForClientCalls } from '~/contract/dossier/piece-for-client'
import { centsOf } from '~/domain/invoice/cents-of'
import { askDossierAddress, changeDossierAddress } from '~/usecases/address/change-dossier-address'
import { changeDossierStatus } from '~/usecases/admin/change-dossier-status'
import { checkDocument } from '~/usecases/admin/check-document'
import { continueForClient } from '~/usecases/admin/continue-for-client'
import { readDossier } from '~/usecases/admin/read-dossier'
import { readDelivery, readPaper } from '~/usecases/admin/read-paper'
import { viewDocument } from '~/usecases/admin/view-document'
import { uploadDocument } from '~/usecases/company/upload-document'
import type { Deps } from '~/usecases/ground/deps'
import { readCrops } from '~/usecases/reading/read-fields'
import { eraseOnRequest } from '~/usecases/retention/erase-dossier'
import { disposition, savedOnly } from '../../attachment'
import { uploadOf } from '../../read-multipart'
import type { Handlers } from '../../register'
import { untrusted } from '../../untrusted'

/** One dossier on the administrator's dashboard. */
export const adminDossierHandlers = (
  deps: Deps,
): Pick<Handlers, keyof typeof adminDossierCalls | keyof typeof pieceForClientCalls> => ({
  readDossier: ({ params }) => readDossier(deps, params.id),
  changeStatus: async ({ params, body, by }) => {
    const { grant, motive = null, ...change } = body
    await changeDossierStatus(deps, by, params.id, {
      ...change,
      motive,
      grant: grant ? { cents: centsOf(grant.amount), body: grant.body, decided_on: grant.decided_on } : null,
    })
    return readDossier(deps, params.id)
  },
  continueForClient: async ({ params, body, by }) => {
    await continueForClient(deps, by, params.id, body)
    return readDossier(deps, params.id)
  },
  askDossierAddress: ({ params, body, by }) => askDossierAddress(deps, by, params.id, body.email),
  changeDossierAddress: async ({ params, body, by }) => {
    await changeDossierAddress(deps, by, params.id, body)
    return readDossier(deps, params.id)
  },
  eraseDossier: ({ params, body, by }) => eraseOnRequest(deps, by, params.id, body),
  viewDocument: async ({ params, by }) => {
    const { document, bytes } = await viewDocument(deps, by, params.id, params.document_type)
    return savedOnly(document, bytes)
  },
  uploadForClient: ({ params, by, context }) => uploadDocument(deps, by, params.id, uploadOf(context)),
  readCrops: ({ params }) => readCrops(deps, params.id, params.document_type),
  checkDocument: ({ params, body, by }) => checkDocument(deps, by, params.id, params.document_type, body),
  paper: async ({ params }) => sealedPdf(await readPaper(deps, params.number)),
  deliveryPaper: async ({ params }) => sealedPdf(await readDelivery(deps, params.number)),
})

const sealedPdf = ({ pdf, filename }: { pdf: Uint8Array; filename: string }) =>
  new Response(new Uint8Array(pdf), {
    headers: {
      ...untrusted,
      'Content-Type': 'application/pdf',
      'Content-Disposition': disposition('attachment', filename),
    },
  })
