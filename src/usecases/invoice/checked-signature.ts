import { AGREEMENTS, AGREEMENTS_VERSION } from '~/domain/dossier/agreements'
import type { AskedAid, SignatureBlock } from '~/domain/invoice/invoice'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { sha256Of } from '~/domain/sha256-of'
import { digestAgreements } from '~/gateways/digest-agreements'
import type { Dossier } from '~/store/dossiers/dossiers'
import type { StoredInvoice } from '~/store/papers/invoices'
import type { Deps } from '../ground/deps'
import { retentionMonths } from '../ground/retention-months'
import { invoicePaper } from './invoice-paper'

/** What the wizard adds to say what its visitor saw; both may be missing (specification B5). */
export interface Shown {
  /** SHA-256 of the PDF shown. */
  pdfSha256: string | null
  agreementsVersion: string | null
}

/**
 * Checks that what will be signed is what was shown, and says what the evidence keeps beside the instant.
 * @throws Refusal agreements-changed, invoice-changed
 */
export async function checkedSignature(
  { agency, legalTexts, pdfRenderer, db }: Pick<Deps, 'agency' | 'legalTexts' | 'pdfRenderer' | 'db'>,
  by: ClientActor,
  { dossier, invoice, asked }: { dossier: Dossier; invoice: StoredInvoice; asked: AskedAid | null },
  shown: Shown,
): Promise<Omit<SignatureBlock, 'signed_at'>> {
  if (shown.agreementsVersion !== null && shown.agreementsVersion !== AGREEMENTS_VERSION) {
    throw new Refusal('agreements-changed')
  }
  if (shown.pdfSha256 !== null) {
    const draft = await pdfRenderer.invoice(invoicePaper(dossier, invoice, { agency, asked }), null)
    if (sha256Of(draft) !== shown.pdfSha256) throw new Refusal('invoice-changed')
  }
  return {
    ip: by.ip,
    user_agent: by.userAgent,
    agreements: AGREEMENTS.map(({ label }) => ({ label })),
    agreements_version: AGREEMENTS_VERSION,
    agreements_sha256: digestAgreements(legalTexts(await retentionMonths({ db }))),
    shown_sha256: shown.pdfSha256,
    address_proven_at: dossier.email_proven_at?.toISOString() ?? null,
  }
}
