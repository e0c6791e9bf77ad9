import { array, boolean, literal, maxLength, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { ADDRESS_PROOFS } from '~/domain/dossier/address-proof'
import { DOCUMENT_KINDS } from '~/domain/dossier/document-kind'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { ELIGIBILITY_ANSWERS } from '~/domain/dossier/eligibility-answer'
import { call } from './call'
import { pieceReading } from './reading'
import { moneyLines } from './shapes/money-lines'

/** The rules of each field are in domain/company; here only what no request may exceed. */
const field = string().check(maxLength(2_000))

const company = object({ company_name: field, siret: field, address: field, phone: field, email: field })

const storedDocument = object({
  document_type: oneOf(DOCUMENT_KINDS),
  filename: string(),
  size: number(),
  reading: pieceReading,
})

const companyState = object({
  id: string(),
  status: oneOf(DOSSIER_STATUSES),
  company_name: string(),
  siret: string(),
  address: string(),
  phone: string(),
  email: string(),
  /** `proven`: the code was typed or the mailed link used; `not-asked`: no e-mail leaves this installation. */
  email_proof: oneOf(ADDRESS_PROOFS),
  /** The message with the last code could not be delivered. */
  code_failed: boolean(),
  /** The address that takes the place of the proven one, and from when on; null where none waits. */
  email_next: nullable(object({ email: string(), from: string() })),
  documents: array(storedDocument),
  /** Mandatory pieces still missing, as French sentence parts. */
  missing: array(string()),
  /** What the agency sent the dossier back for; null unless it is Incomplet. */
  request: nullable(
    object({
      reason: string(),
      documents: array(oneOf(DOCUMENT_KINDS)),
      /** Those not sent again yet. */
      remaining: array(oneOf(DOCUMENT_KINDS)),
    }),
  ),
  step: literal([1, 2, 3, 4]),
  signed: boolean(),
  /** Of the invoice or its draft, in euros; the rate as 0.2. Null before the pieces are complete. */
  amounts: nullable(
    object({
      ht: number(),
      tva: number(),
      ttc: number(),
      vat_rate: number(),
      vat_exemption: nullable(string()),
      /** The money line as it stands before a decision (specification B5.7). */
      lines: moneyLines,
    }),
  ),
  invoice_number: nullable(string()),
  signature_timestamp: nullable(string()),
  agreements_version: string(),
  /** The answer promised within 24 hours; null where none was asked for. */
  eligibility: nullable(
    object({
      answer_before: nullable(string()),
      answer: nullable(oneOf(ELIGIBILITY_ANSWERS)),
      sentence: string(),
      answered_at: nullable(string()),
    }),
  ),
  /** When the team last wrote to the client; the thread is a call of its own. */
  team_wrote_at: nullable(string()),
})

export const companyCalls = {
  submitCompany: call({
    method: 'POST',
    path: '/api/company/submit',
    reader: 'public',
    budget: 'company-submit',
    summary:
      'Opens a dossier; an Idempotency-Key header makes a retry safe, « Address-Code: mail » has a code mailed with it',
    body: company,
    status: 201,
    reply: object({ id: string(), status: oneOf(DOSSIER_STATUSES) }),
  }),
  readCompany: call({
    method: 'GET',
    path: '/api/company/{id}',
    reader: 'public',
    summary: 'What the holder of a dossier sees of it when coming back',
    reply: companyState,
  }),
  correctCompany: call({
    method: 'PUT',
    path: '/api/company/{id}',
    reader: 'public',
    budget: 'company-change',
    summary: 'Corrects the company until the invoice is signed',
    body: company,
    reply: companyState,
  }),
  uploadDocument: call({
    method: 'POST',
    path: '/api/company/{id}/upload-document',
    reader: 'public',
    budget: 'company-upload',
    summary: 'Adds a piece; a second one of its kind replaces the first',
    body: 'multipart',
    parts: object({ document_type: oneOf(DOCUMENT_KINDS) }),
    status: 201,
    reply: object({
      document_type: oneOf(DOCUMENT_KINDS),
      filename: string(),
      size: number(),
      sha256: string(),
    }),
  }),
  removeDocument: call({
    method: 'DELETE',
    path: '/api/company/{id}/document/{document_type}',
    reader: 'public',
    budget: 'company-change',
    summary: 'Takes a piece out until the invoice is signed',
    status: 204,
    reply: object({}),
  }),
  confirmDocument: call({
    method: 'POST',
    path: '/api/company/{id}/document/{document_type}/confirmation',
    reader: 'public',
    budget: 'company-change',
    summary: 'Says that a piece is the right one, whatever was read in it',
    reply: companyState,
  }),
  signInvoice: call({
    method: 'POST',
    path: '/api/company/{id}/sign-invoice',
    reader: 'public',
    budget: 'invoice-sign',
    summary: 'Accepts the five agreements and signs; If-Match and Agreements-Version say what was shown',
    reply: object({
      status: literal('signee'),
      invoice_number: string(),
      signature_timestamp: string(),
      pdf_sha256: string(),
    }),
  }),
  finalizeDossier: call({
    method: 'POST',
    path: '/api/company/{id}/finalize-dossier',
    reader: 'public',
    budget: 'company-change',
    summary: 'Hands the dossier in',
    reply: object({ status: oneOf(DOSSIER_STATUSES), invoice_number: string() }),
  }),
  lookUpCompany: call({
    method: 'GET',
    path: '/api/company-registry/{siret}',
    reader: 'public',
    budget: 'company-registry',
    summary: 'What the public registry says of a SIRET, to fill in the form',
    reply: object({
      outcome: oneOf(['found', 'closed', 'unknown', 'silent']),
      company_name: nullable(string()),
      address: nullable(string()),
      activity: nullable(string()),
    }),
  }),
  sendResumeLink: call({
    method: 'POST',
    path: '/api/company/resume-link',
    reader: 'public',
    budget: 'resume-link',
    summary: 'Mails the link of a dossier; always answers the same',
    body: object({ email: field, siret: field }),
    status: 202,
    reply: object({ message: string() }),
  }),
}
