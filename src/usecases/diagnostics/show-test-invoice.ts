import { Refusal } from '~/domain/refusal'
import { findDossier } from '~/store/dossiers/dossiers'
import type { Deps } from '../ground/deps'
import { showInvoice } from '../invoice/show-invoice'

type ShowTestInvoiceDeps = Pick<
  Deps,
  'aidBodies' | 'clock' | 'db' | 'encryptedFiles' | 'pdfRenderer' | 'agency' | 'diagnostics'
>

/** The invoice of a test dossier, and of no other. @throws Refusal diagnostics-off, not-found */
export async function showTestInvoice(deps: ShowTestInvoiceDeps, id: string) {
  if (!deps.diagnostics) throw new Refusal('diagnostics-off')
  const dossier = await findDossier(deps.db, id)
  if (!dossier?.is_test) throw new Refusal('not-found')
  return showInvoice(deps, id)
}
