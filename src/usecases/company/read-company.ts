import { addressProof } from '~/domain/dossier/address-proof'
import { AGREEMENTS_VERSION } from '~/domain/dossier/agreements'
import { isSentBack } from '~/domain/dossier/dossier'
import { toldStatus } from '~/domain/dossier/life'
import { missingDocuments } from '~/domain/dossier/pieces/document-kind'
import { piecesStillAsked } from '~/domain/dossier/pieces/piece-request'
import { wizardStep } from '~/domain/dossier/wizard'
import { answerBefore } from '~/domain/eligibility/answer-clock'
import { found } from '~/domain/found'
import { amountsOf } from '~/domain/invoice/amounts'
import { inEuros } from '~/domain/invoice/in-euros'
import { moneyBefore } from '~/domain/invoice/money-words'
import { hasCodeFailed } from '~/store/dossiers/address-proof'
import { readLife } from '~/store/dossiers/dossier-life'
import { type Dossier, type DossierRef, findDossier, requestOf } from '~/store/dossiers/dossiers'
import { findInvoice, type StoredInvoice } from '~/store/papers/invoices'
import { documentsOf } from '~/store/pieces/documents'
import { nextAddress } from '../address/next-address'
import { announcedErasure } from '../ground/announced-erasure'
import type { Deps } from '../ground/deps'
import { storedPaper, termsOf } from '../invoice/invoice-paper'
import { NOT_READ, type ReadingDeps, readVerdicts } from '../reading/read-verdicts'

/**
 * What the holder of a dossier's id sees of it when coming back: never a byte of a piece.
 * @throws Refusal not-found
 */
export async function readCompany(
  deps: ReadingDeps & Pick<Deps, 'mailer' | 'clock' | 'agency'>,
  ref: DossierRef,
) {
  const { db, mailer, clock } = deps
  const dossier = found(await findDossier(db, ref))
  const documents = await documentsOf(db, dossier.id)
  const invoice = dossier.invoice_number ? await findInvoice(db, dossier.invoice_number) : undefined
  const readings = await readVerdicts(deps, dossier)
  const told = toldStatus(await readLife(db, dossier, clock()))
  const missing = missingDocuments(documents.map(document => document.document_type))
  const signed = invoice?.status === 'signee'
  const request = isSentBack(dossier.status) ? requestOf(dossier) : null
  return {
    id: dossier.holder_id,
    status: told,
    company_name: dossier.company_name,
    siret: dossier.siret,
    address: dossier.address,
    phone: dossier.phone,
    email: dossier.email,
    email_proof: addressProof(dossier, mailer.leaves),
    code_failed: !dossier.email_proven_at && (await hasCodeFailed(db, dossier.id)),
    email_next: nextAddress(dossier),
    documents: documents.map(({ document_type, filename, size }) => ({
      ...{ document_type, filename, size },
      reading: readings.get(document_type) ?? NOT_READ,
    })),
    missing,
    request: request && {
      reason: request.reason,
      documents: request.documents,
      remaining: piecesStillAsked(request, documents),
    },
    step: wizardStep({ status: dossier.status, told, missing, signed }),
    signed,
    amounts: invoice ? amountsOnWire(deps.agency, invoice, dossier.address) : null,
    invoice_number: missing.length === 0 || signed ? dossier.invoice_number : null,
    signature_timestamp: invoice?.signed_at ?? null,
    agreements_version: AGREEMENTS_VERSION,
    eligibility: eligibilityOf(dossier),
    purge_at: await announcedErasure(deps, dossier),
    team_wrote_at: dossier.team_wrote_at,
  }
}

/** What was asked and what was answered; null where neither was. */
function eligibilityOf({
  answer_asked_at,
  eligibility_answer,
  eligibility_sentence,
  eligibility_answered_at,
}: Dossier) {
  if (!answer_asked_at && !eligibility_answer) return null
  return {
    answer_before: answer_asked_at && answerBefore(answer_asked_at),
    answer: eligibility_answer,
    sentence: eligibility_sentence ?? '',
    answered_at: eligibility_answered_at,
  }
}

/** In euros, with the VAT that goes with the place; what is signed stays as it was. Null where no sum may be asked. */
function amountsOnWire(agency: Deps['agency'], invoice: StoredInvoice, address: string) {
  const amounts = invoice.paper
    ? storedPaper(invoice.paper).amounts
    : amountsOf(termsOf(invoice, agency).lines, address)
  if (!amounts) return null
  return {
    ...inEuros(amounts),
    vat_rate: amounts.vat_basis_points / 10_000,
    vat_exemption: amounts.vat_exemption ?? null,
    lines: moneyBefore(amounts),
  }
}
