import { randomId } from '~/domain/access/random-id'
import { AGREEMENTS, AGREEMENTS_VERSION } from '~/domain/dossier/agreements'
import { missingDocuments } from '~/domain/dossier/document-kind'
import type { SignatureBlock } from '~/domain/invoice/invoice'
import { Refusal } from '~/domain/refusal'
import { parisDay } from '~/domain/text/french'
import type { Db } from '~/store/database'
import { documentsOf } from '~/store/documents'
import { type Dossier, findDossier, lockDossier, updateDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { findInvoice, type StoredInvoice, updateInvoice } from '~/store/invoices'
import { atMost } from '../at-most'
import { byVisitor } from '../by-visitor'
import type { Deps, Visitor } from '../deps'
import { discardFile } from '../discard-file'
import { inPieces } from '../in-pieces'
import { invoicePaper } from './invoice-paper'
import { sha256Of } from './show-invoice'

/** What the wizard adds to say what its visitor saw; both may be missing (DECISIONS.md section 5). */
export interface Shown {
  /** SHA-256 of the PDF shown. */
  pdfSha256: string | null
  agreementsVersion: string | null
}

/**
 * Signs the invoice of a dossier, once: the call is the acceptance of the five agreements. Under the
 * dossier's lock it renders the final paper, seals it, puts it on disk, then commits; whatever fails
 * before leaves the dossier unsigned. A repeat gives the first signature again.
 * @throws Refusal not-found, documents-missing, invoice-changed, agreements-changed
 */
export async function signInvoice(deps: Deps, visitor: Visitor, id: string, shown: Shown) {
  const known = await findDossier(deps.db, id)
  if (!known) throw new Refusal('not-found')
  const inTurn = deps.sealer.stamps ? besideStamps : alone
  return inTurn(() => signUnderLock(deps, visitor, id, shown))
}

/**
 * A signature is work for a processor: two at once take both that a small machine has from its visitors
 * (docs/performance.md), and more would only hold connections to the database while they wait.
 */
const alone = atMost(1)
/** Where an authority's stamp is waited for, others go on meanwhile. */
const besideStamps = atMost(4)

async function signUnderLock(deps: Deps, visitor: Visitor, id: string, shown: Shown) {
  let written: string | undefined
  try {
    return await deps.db.transaction().execute(async trx => {
      const { dossier, invoice } = await readyToSign(trx, id)
      if (invoice.signed_at) return signedAnswer(invoice.number, invoice.signed_at, invoice.pdf_sha256)
      const signed_at = deps.clock()
      const signature = await checkedSignature(deps, dossier, invoice, visitor, shown, signed_at)
      const paper = invoicePaper(dossier, invoice, deps.agency, signed_at)
      const sealed = await deps.sealer.seal(await deps.press.invoice(paper, signature))
      const pdf_sha256 = sha256Of(sealed.pdf)
      written = randomId()
      await deps.vault.write(null, written, inPieces(sealed.pdf))
      await updateInvoice(trx, invoice.number, {
        status: 'signee',
        signed_at,
        issue_date: parisDay(signed_at),
        company_name: dossier.company_name,
        paper: JSON.stringify(paper),
        signature: JSON.stringify({ ...signature, seal: sealed.level, seal_warning: sealed.warning ?? null }),
        pdf_key: written,
        pdf_size: sealed.pdf.length,
        pdf_sha256,
      })
      await updateDossier(trx, id, { signed_at }, signed_at)
      await appendEvent(trx, {
        dossier_id: id,
        type: 'invoice-signed',
        at: signed_at,
        ...byVisitor(visitor),
        data: {
          number: invoice.number,
          pdf_sha256,
          seal: sealed.level,
          seal_warning: sealed.warning ?? null,
        },
      })
      return signedAnswer(invoice.number, signed_at, pdf_sha256)
    })
  } catch (error) {
    if (written) await discardFile(deps, written, error)
    throw error
  }
}

async function readyToSign(trx: Db, id: string): Promise<{ dossier: Dossier; invoice: StoredInvoice }> {
  const dossier = await lockDossier(trx, id)
  if (!dossier) throw new Refusal('not-found')
  const invoice = dossier.invoice_number ? await findInvoice(trx, dossier.invoice_number) : undefined
  const documents = await documentsOf(trx, id)
  const missing = missingDocuments(documents.map(document => document.document_type))
  if (!invoice || (missing.length > 0 && !invoice.signed_at)) {
    throw new Refusal('documents-missing', { detail: `Il manque au dossier : ${missing.join(' ; ')}.` })
  }
  return { dossier, invoice }
}

/** Checks that what will be signed is what was shown, and says what the evidence keeps. */
async function checkedSignature(
  { agency, agreementsSha256, press }: Deps,
  dossier: Dossier,
  invoice: StoredInvoice,
  visitor: Visitor,
  shown: Shown,
  signed_at: Date,
): Promise<SignatureBlock> {
  if (shown.agreementsVersion !== null && shown.agreementsVersion !== AGREEMENTS_VERSION) {
    throw new Refusal('agreements-changed')
  }
  if (shown.pdfSha256 !== null) {
    const draft = await press.invoice(invoicePaper(dossier, invoice, agency, invoice.created_at), null)
    if (sha256Of(draft) !== shown.pdfSha256) throw new Refusal('invoice-changed')
  }
  return {
    signed_at,
    ip: visitor.ip,
    user_agent: visitor.userAgent,
    agreements: AGREEMENTS.map(({ label }) => ({ label })),
    agreements_version: AGREEMENTS_VERSION,
    agreements_sha256: agreementsSha256,
    shown_sha256: shown.pdfSha256,
  }
}

function signedAnswer(invoice_number: string, signed_at: Date, pdf_sha256: string | null) {
  return {
    status: 'signee' as const,
    invoice_number,
    signature_timestamp: signed_at.toISOString(),
    pdf_sha256: String(pdf_sha256),
  }
}
