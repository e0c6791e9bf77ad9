import * as z from 'zod/mini'
import { ADDRESS_PROOFS } from '~/domain/dossier/address-proof'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { ELIGIBILITY_ANSWERS } from '~/domain/dossier/eligibility-answer'
import { DOCUMENT_KINDS } from '~/domain/dossier/pieces/document-kind'
import { call } from '../call'
import { instant } from '../shapes/instant'
import { moneyLines } from '../shapes/money-lines'
import { pieceReading } from './reading'

/** The rules of each field are in domain/dossier/company; here only what no request may exceed. */
const field = z.string().check(z.maxLength(2_000))

const company = z.object({ company_name: field, siret: field, address: field, phone: field, email: field })

const storedDocument = z.object({
  document_type: z.enum(DOCUMENT_KINDS),
  filename: z.string(),
  size: z.number(),
  reading: pieceReading,
})

const companyState = z.object({
  id: z.string(),
  status: z.enum(DOSSIER_STATUSES),
  company_name: z.string(),
  siret: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** `proven`: the code was typed or the mailed link used; `not-asked`: no e-mail leaves this installation. */
  email_proof: z.enum(ADDRESS_PROOFS),
  /** The message with the last code could not be delivered. */
  code_failed: z.boolean(),
  /** The address that takes the place of the proven one, and from when on; null where none waits. */
  email_next: z.nullable(z.object({ email: z.string(), from: instant })),
  documents: z.array(storedDocument),
  /** Mandatory pieces still missing, as French sentence parts. */
  missing: z.array(z.string()),
  /** What the agency sent the dossier back for; null unless it is Incomplet. */
  request: z.nullable(
    z.object({
      reason: z.string(),
      documents: z.array(z.enum(DOCUMENT_KINDS)),
      /** Those not sent again yet. */
      remaining: z.array(z.enum(DOCUMENT_KINDS)),
    }),
  ),
  step: z.literal([1, 2, 3, 4]),
  signed: z.boolean(),
  /** Of the invoice or its draft, in euros; the rate as 0.2. Null before the pieces are complete. */
  amounts: z.nullable(
    z.object({
      ht: z.number(),
      tva: z.number(),
      ttc: z.number(),
      vat_rate: z.number(),
      vat_exemption: z.nullable(z.string()),
      /** The money line as it stands before a decision (specification B5.7). */
      lines: moneyLines,
    }),
  ),
  invoice_number: z.nullable(z.string()),
  signature_timestamp: z.nullable(instant),
  agreements_version: z.string(),
  /** The answer promised within 24 hours; null where none was asked for. */
  eligibility: z.nullable(
    z.object({
      answer_before: z.nullable(instant),
      answer: z.nullable(z.enum(ELIGIBILITY_ANSWERS)),
      sentence: z.string(),
      answered_at: z.nullable(instant),
    }),
  ),
  /** The day of its erasure, ISO 8601, once that was announced. */
  purge_at: z.nullable(instant),
  /** When the team last wrote to the client; the thread is a call of its own. */
  team_wrote_at: z.nullable(instant),
})

export const companyCalls = {
  submitCompany: call('POST /api/company/submit', {
    reader: 'public',
    budget: 'company-submit',
    summary:
      'Opens a dossier; an Idempotency-Key header makes a retry safe, « Address-Code: mail » has its link mailed, with a code',
    body: company,
    status: 201,
    reply: z.object({ id: z.string(), status: z.enum(DOSSIER_STATUSES) }),
  }),
  readCompany: call('GET /api/company/{id}', {
    reader: 'public',
    summary: 'What the holder of a dossier sees of it when coming back',
    reply: companyState,
  }),
  correctCompany: call('PUT /api/company/{id}', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Corrects the company until the invoice is signed',
    body: company,
    reply: companyState,
  }),
  uploadDocument: call('POST /api/company/{id}/upload-document', {
    reader: 'public',
    budget: 'company-upload',
    summary: 'Adds a piece; a second one of its kind replaces the first',
    body: 'multipart',
    parts: z.object({ document_type: z.enum(DOCUMENT_KINDS) }),
    status: 201,
    reply: z.object({
      document_type: z.enum(DOCUMENT_KINDS),
      filename: z.string(),
      size: z.number(),
      sha256: z.string(),
    }),
  }),
  removeDocument: call('DELETE /api/company/{id}/document/{document_type}', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Takes a piece out until the invoice is signed',
  }),
  confirmDocument: call('POST /api/company/{id}/document/{document_type}/confirmation', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Says that a piece is the right one, whatever was read in it',
    reply: companyState,
  }),
  signInvoice: call('POST /api/company/{id}/sign-invoice', {
    reader: 'public',
    budget: 'invoice-sign',
    summary: 'Accepts the five agreements and signs; If-Match and Agreements-Version say what was shown',
    reply: z.object({
      status: z.literal('signee'),
      invoice_number: z.string(),
      signature_timestamp: instant,
      pdf_sha256: z.string(),
    }),
  }),
  finalizeDossier: call('POST /api/company/{id}/finalize-dossier', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Hands the dossier in',
    reply: z.object({ status: z.enum(DOSSIER_STATUSES), invoice_number: z.string() }),
  }),
  lookUpCompany: call('GET /api/company-registry/{siret}', {
    reader: 'public',
    budget: 'company-registry',
    summary: 'What the public registry says of a SIRET, to fill in the form',
    reply: z.object({
      outcome: z.enum(['found', 'closed', 'unknown', 'silent']),
      company_name: z.nullable(z.string()),
      address: z.nullable(z.string()),
      activity: z.nullable(z.string()),
    }),
  }),
  sendResumeLink: call('POST /api/company/resume-link', {
    reader: 'public',
    budget: 'resume-link',
    summary: 'Mails the link of a dossier; always answers the same',
    body: z.object({ email: field, siret: field }),
    status: 202,
    reply: z.object({ message: z.string() }),
  }),
}
