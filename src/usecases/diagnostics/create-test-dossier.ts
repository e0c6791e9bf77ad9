import { type DocumentKind, FEWEST_KINDS } from '~/domain/dossier/pieces/document-kind'
import { blankPdf, TEST_COMPANY } from '~/domain/dossier/test-company'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { PdfRendererFailure } from '~/invoicing/pdf-renderer'
import { submitCompany } from '../company/submit-company'
import { uploadDocument } from '../company/upload-document'
import type { Deps } from '../ground/deps'
import { inChunks } from '../ground/in-chunks'
import type { UploadPart } from '../ground/upload'
import { signInvoice } from '../invoice/sign-invoice'

/**
 * Makes a real dossier by the visitors' own road, complete and signed: only its flag, its number series
 * and its end an hour later set it apart. It is not handed in, so no e-mail leaves.
 * @throws Refusal diagnostics-off; paper-failed when all but the drawing of its invoice worked
 */
export async function createTestDossier(deps: Deps, by: ClientActor) {
  if (!deps.diagnostics) throw new Refusal('diagnostics-off')
  const { id } = await submitCompany(deps, by, TEST_COMPANY, null, { is_test: true })
  for (const kind of FEWEST_KINDS)
    await uploadDocument(deps, by, { key: id }, { parts: partsOf(kind), announced: null })
  const { invoice_number } = await signInvoice(
    deps,
    by,
    { key: id },
    {
      pdfSha256: null,
      agreementsVersion: null,
    },
  ).catch(error => {
    throw error instanceof PdfRendererFailure ? new Refusal('paper-failed', { cause: error }) : error
  })
  return { status: 'success' as const, company_id: id, invoice_number, pdf_path: `/api/test/download/${id}` }
}

async function* partsOf(kind: DocumentKind): AsyncGenerator<UploadPart> {
  yield { field: 'document_type', value: kind }
  yield { filename: `${kind}.pdf`, bytes: inChunks(blankPdf()) }
}
