import { AGREEMENTS_VERSION } from '~/domain/dossier/agreements'
import { missingDocuments } from '~/domain/dossier/document-kind'
import { piecesStillAsked, toldStatus } from '~/domain/dossier/dossier'
import { wizardStep } from '~/domain/dossier/wizard'
import { Refusal } from '~/domain/refusal'
import { documentsOf } from '~/store/documents'
import { findDossier, lifeOf, requestOf } from '~/store/dossiers'
import { findInvoice } from '~/store/invoices'
import type { Deps } from '../deps'

/**
 * What the holder of a dossier's id sees of it when coming back: never a byte of a piece.
 * @throws Refusal not-found
 */
export async function readCompany({ db }: Pick<Deps, 'db'>, id: string) {
  const dossier = await findDossier(db, id)
  if (!dossier) throw new Refusal('not-found')
  const documents = await documentsOf(db, id)
  const invoice = dossier.invoice_number ? await findInvoice(db, dossier.invoice_number) : undefined
  const missing = missingDocuments(documents.map(document => document.document_type))
  const signed = invoice?.status === 'signee'
  const request = dossier.status === 'Incomplet' ? requestOf(dossier) : null
  return {
    id,
    status: toldStatus(lifeOf(dossier)),
    company_name: dossier.company_name,
    siret: dossier.siret,
    address: dossier.address,
    phone: dossier.phone,
    email: dossier.email,
    documents: documents.map(({ document_type, filename, size }) => ({ document_type, filename, size })),
    missing,
    request: request && {
      reason: request.reason,
      documents: request.documents,
      remaining: piecesStillAsked(request, documents),
    },
    step: wizardStep({ status: dossier.status, missing, signed }),
    signed,
    invoice_number: missing.length === 0 || signed ? dossier.invoice_number : null,
    signature_timestamp: invoice?.signed_at?.toISOString() ?? null,
    agreements_version: AGREEMENTS_VERSION,
  }
}
