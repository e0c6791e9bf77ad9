import type { Evidence } from '~/invoicing/evidence/evidence-file'
import { chainOf } from '~/store/events/events'
import type { StoredInvoice } from '~/store/papers/invoices'
import type { Deps } from '../ground/deps'
import { storedPaper } from './invoice-paper'

/**
 * What proves the signature of an invoice: its paper and signature as they were stored, and the
 * dossier's chained journal.
 * @returns null while the invoice is not signed
 */
export async function gatherEvidence(
  { db, sealer, clock }: Pick<Deps, 'db' | 'sealer' | 'clock'>,
  invoice: StoredInvoice,
): Promise<Evidence | null> {
  if (!invoice.pdf_sha256 || !invoice.paper || !invoice.signature) return null
  const { seal, seal_warning, ...signature } = invoice.signature
  return {
    paper: storedPaper(invoice.paper),
    signature: { ...signature, signed_at: new Date(signature.signed_at) },
    sealed_sha256: invoice.pdf_sha256,
    seal_level: seal,
    seal_warning,
    certificate: sealer.certificatePem,
    events: await chainOf(db, invoice.dossier_id),
    exported_at: clock(),
  }
}
