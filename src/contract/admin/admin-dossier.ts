import * as z from 'zod/mini'
import { DOSSIER_STATUSES, INVOICE_STATUSES } from '~/domain/dossier/dossier'
import { ELIGIBILITY_ANSWERS } from '~/domain/dossier/eligibility-answer'
import { ASKED } from '~/domain/dossier/life'
import { MESSAGE_SIDES } from '~/domain/dossier/messages'
import { DOCUMENT_FLAGS, SCAN_STATES } from '~/domain/dossier/pieces/document-inspection'
import { DOCUMENT_KINDS } from '~/domain/dossier/pieces/document-kind'
import { answerNames } from '~/domain/eligibility/answers'
import { REFUSAL_MOTIVES } from '~/domain/invoice/avoir-motive'
import { PAYEES } from '~/domain/invoice/settlement'
import { ACTOR_KINDS } from '~/domain/journal/actor'
import { adminCall } from '../call'
import { pieceReading } from '../dossier/reading'
import { instant } from '../shapes/instant'
import { messageFile } from '../shapes/message-file'

const kind = z.enum(DOCUMENT_KINDS)

const dossierDetail = z.object({
  id: z.string(),
  /** A change names the version it starts from. */
  version: z.number(),
  status: z.enum(DOSSIER_STATUSES),
  company_name: z.string(),
  siret: z.string(),
  address: z.string(),
  email: z.string(),
  /** A report said that it receives nothing. */
  unreachable: z.boolean(),
  /** What is to take its place, and from when on; null for none. */
  email_next: z.nullable(z.object({ email: z.string(), from: instant })),
  phone: z.string(),
  created_at: instant,
  updated_at: instant,
  signature_timestamp: z.nullable(instant),
  invoice_number: z.nullable(z.string()),
  /** Until when the decision can be undone; null when there is none to undo. */
  decision_due_at: z.nullable(instant),
  request: z.nullable(z.object({ reason: z.string(), documents: z.array(kind), remaining: z.array(kind) })),
  /** Mandatory pieces still missing, as French sentence parts. */
  missing: z.array(z.string()),
  documents: z.array(
    z.object({
      document_type: kind,
      filename: z.string(),
      media_type: z.string(),
      size: z.number(),
      sha256: z.string(),
      uploaded_at: instant,
      /** What the administrator has ticked of the piece's check list. */
      checked: z.array(z.string()),
      /** What was found in it: it is then a download only. */
      flags: z.array(z.enum(DOCUMENT_FLAGS)),
      scan: z.enum(SCAN_STATES),
      reading: z.extend(pieceReading, {
        /** What was read in it, by name; several managers are parted by semicolons. */
        fields: z.record(z.string(), z.string()),
      }),
    }),
  ),
  invoices: z.array(
    z.object({
      invoice_number: z.string(),
      status: z.enum(INVOICE_STATUSES),
      issue_date: z.string(),
      /** Euros. */
      amount_ttc: z.number(),
      /** What came in beyond what is owed, and is to be given back. */
      excess: z.number(),
      avoir_number: z.optional(z.string()),
    }),
  ),
  /** Other dossiers of the same SIRET. */
  doubles: z.array(
    z.object({
      id: z.string(),
      company_name: z.string(),
      status: z.enum(DOSSIER_STATUSES),
      created_at: instant,
    }),
  ),
  /** Who has it, null for nobody. */
  assignee: z.nullable(z.object({ id: z.string(), name: z.string() })),
  pieces_checked_at: z.nullable(instant),
  eligibility_answer: z.nullable(
    z.object({ answer: z.enum(ELIGIBILITY_ANSWERS), sentence: z.string(), at: instant }),
  ),
  /** When the client asked to be called. */
  call_back_at: z.nullable(instant),
  /** Until when the answer that was asked for is promised; null once it is given. */
  answer_before: z.nullable(instant),
  /** What the client brought from the simulator, under the names of its address, and what he did not know. */
  simulator: z.nullable(
    z.object({
      answers: z.record(z.string(), z.string()),
      to_verify: z.array(z.enum(answerNames)),
      settled: z.array(z.enum(answerNames)),
    }),
  ),
  /** What the team wrote for itself. */
  notes: z.array(z.object({ id: z.number(), by: z.string(), at: instant, text: z.string() })),
  /** A decision that waits for a second account. */
  proposal: z.nullable(
    z.object({
      by: z.object({ id: z.string(), name: z.string() }),
      at: instant,
      status: z.enum(DOSSIER_STATUSES),
      /** Euros. */
      amount: z.nullable(z.number()),
      reason: z.string(),
    }),
  ),
  /** What the client and the team wrote to each other, the first first. */
  messages: z.array(
    z.object({
      id: z.number(),
      from: z.enum(MESSAGE_SIDES),
      by: z.nullable(z.string()),
      text: z.string(),
      at: instant,
      by_mail: z.boolean(),
      files: z.array(messageFile),
    }),
  ),
  /** Since when the client waits for an answer; null where none is due. */
  client_waits_since: z.nullable(instant),
  retention: z.object({
    kept_until: instant,
    extended_until: z.nullable(instant),
    /** By how many months it can be extended now; 0 for none. */
    extendable: z.number(),
  }),
  /** Who may have granted an aid, and whom each pays. */
  aid_bodies: z.array(z.object({ name: z.string(), aid_paid_to: z.enum(PAYEES) })),
  /** The body that had the dossier last, and the day when it did (`2026-03-31`); null before. */
  handed_to: z.nullable(z.object({ body: z.string(), on: z.string() })),
  /** Transmissions that are to be made by hand. */
  to_transmit: z.array(z.string()),
  transitions: z.array(
    z.object({
      to: z.enum(DOSSIER_STATUSES),
      asks: z.enum(ASKED),
      undoes: z.literal([true, false]),
    }),
  ),
  /** The last 200, newest first. */
  events: z.array(
    z.object({
      id: z.number(),
      /** One of `EVENT_TYPES`, or, after going back, of a newer version's. */
      type: z.string(),
      at: instant,
      actor: z.enum(ACTOR_KINDS),
      account_name: z.nullable(z.string()),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
})

export const adminDossierCalls = {
  readDossier: adminCall('GET /api/admin/dossier/{id}', {
    permission: 'read-dossiers',
    summary: 'A dossier with its pieces, papers, history, doubles and the changes that it allows',
    reply: dossierDetail,
  }),
  changeStatus: adminCall('POST /api/admin/dossier/{id}/status', {
    permission: 'decide-dossiers',
    summary: 'Moves a dossier; 409 when it changed since `version` or its state does not allow it',
    body: z.object({
      status: z.enum(DOSSIER_STATUSES),
      version: z.number().check(z.int()),
      reason: z._default(z.string().check(z.maxLength(2_000)), ''),
      documents: z._default(z.array(kind).check(z.maxLength(DOCUMENT_KINDS.length)), []),
      /** Of « Accepté »: what was granted, in euros, by whom, and the day of that decision. */
      grant: z.optional(
        z.object({
          amount: z.number(),
          body: z.string().check(z.maxLength(200)),
          decided_on: z.string().check(z.maxLength(10)),
        }),
      ),
      /** Of « Refusé »; `reason` is then the sentence that the client reads. */
      motive: z.optional(z.enum(REFUSAL_MOTIVES)),
    }),
    reply: dossierDetail,
  }),
  continueForClient: adminCall('POST /api/admin/dossier/{id}/continuation', {
    permission: 'decide-dossiers',
    summary:
      '« Je continue », said for the client of a grant below the total, with the reason; a repeat answers the same',
    body: z.object({
      reason: z.string().check(z.maxLength(2_000)),
      /** Of the dossier that was on screen; left out: as it stands. */
      version: z.optional(z.number().check(z.int())),
    }),
    reply: dossierDetail,
  }),
  askDossierAddress: adminCall('POST /api/admin/dossier/{id}/email/codes', {
    permission: 'work-dossiers',
    summary:
      'Mails a code to the address that a client who lost his mailbox gives the team, three times a day',
    body: z.object({ email: z.string().check(z.maxLength(320)) }),
    status: 202,
    /** False where no e-mail leaves: no code is asked for. */
    reply: z.object({ asked: z.boolean() }),
  }),
  changeDossierAddress: adminCall('PUT /api/admin/dossier/{id}/email', {
    permission: 'work-dossiers',
    summary:
      'Gives a dossier another address by the code that its reader told the team; one that is proven has 72 hours to call it off. `reason` says how the team knew who asked',
    body: z.object({
      email: z.string().check(z.maxLength(320)),
      code: z.string().check(z.maxLength(12)),
      reason: z.string().check(z.maxLength(2_000)),
    }),
    reply: dossierDetail,
  }),
  eraseDossier: adminCall('DELETE /api/admin/dossier/{id}', {
    permission: 'erase-dossiers',
    summary: 'Erases a dossier for good; `confirmation` is its company’s name',
    body: z.object({ confirmation: z.string().check(z.maxLength(500)), version: z.number().check(z.int()) }),
  }),
  viewDocument: adminCall('GET /api/admin/dossier/{id}/document/{document_type}', {
    noted: false,
    permission: 'read-dossiers',
    summary: 'The bytes of a piece as they were given, as an attachment; the view is recorded',
    reply: 'application/pdf, image/jpeg, image/png',
  }),
  readCrops: adminCall('GET /api/admin/dossier/{id}/document/{document_type}/crops', {
    permission: 'read-dossiers',
    summary:
      'The parts of a piece’s picture where its fields were read, as JPEG in base64; the view is recorded',
    reply: z.object({ crops: z.record(z.string(), z.string()) }),
  }),
  checkDocument: adminCall('PUT /api/admin/dossier/{id}/document/{document_type}/checks', {
    permission: 'work-dossiers',
    summary:
      'Ticks a line of a piece’s check list or takes the tick off; refused when the piece is another now, or when its reading failed on that line and the call does not say `despite`',
    body: z.object({
      check: z.string().check(z.maxLength(40)),
      ticked: z.boolean(),
      sha256: z.string().check(z.maxLength(64)),
      /** Ticked although the reading of the piece found that line wrong. */
      despite: z.optional(z.boolean()),
    }),
  }),
  paper: adminCall('GET /api/admin/paper/{number}', {
    permission: 'read-invoices',
    summary: 'An issued invoice or avoir by its number, also once its dossier is erased',
    reply: 'application/pdf',
  }),
  deliveryPaper: adminCall('GET /api/admin/paper/{number}/delivery', {
    permission: 'read-invoices',
    summary: 'The sealed paper of the delivery that an invoice billed, also once dossier and site are gone',
    reply: 'application/pdf',
  }),
}
