import {
  _default,
  array,
  boolean,
  extend,
  int,
  literal,
  maxLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  record,
  string,
  unknown,
} from 'zod/mini'
import { DOCUMENT_FLAGS, SCAN_STATES } from '~/domain/dossier/document-inspection'
import { DOCUMENT_KINDS } from '~/domain/dossier/document-kind'
import { DOSSIER_STATUSES, INVOICE_STATUSES } from '~/domain/dossier/dossier'
import { ELIGIBILITY_ANSWERS } from '~/domain/dossier/eligibility-answer'
import { ASKED } from '~/domain/dossier/life'
import { MESSAGE_SIDES } from '~/domain/dossier/messages'
import { answerNames } from '~/domain/eligibility/answers'
import { REFUSAL_MOTIVES } from '~/domain/invoice/avoir-motive'
import { PAYEES } from '~/domain/invoice/settlement'
import { ACTOR_KINDS } from '~/domain/journal/actor'
import { EVENT_TYPES } from '~/domain/journal/event-labels'
import { call } from './call'
import { pieceReading } from './reading'
import { messageFile } from './shapes/message-file'

const kind = oneOf(DOCUMENT_KINDS)

const dossierDetail = object({
  id: string(),
  /** A change names the version it starts from. */
  version: number(),
  status: oneOf(DOSSIER_STATUSES),
  company_name: string(),
  siret: string(),
  address: string(),
  email: string(),
  /** A report said that it receives nothing. */
  unreachable: boolean(),
  phone: string(),
  created_at: string(),
  updated_at: string(),
  signature_timestamp: nullable(string()),
  invoice_number: nullable(string()),
  /** Until when the decision can be undone; null when there is none to undo. */
  decision_due_at: nullable(string()),
  request: nullable(object({ reason: string(), documents: array(kind), remaining: array(kind) })),
  /** Mandatory pieces still missing, as French sentence parts. */
  missing: array(string()),
  documents: array(
    object({
      document_type: kind,
      filename: string(),
      media_type: string(),
      size: number(),
      sha256: string(),
      uploaded_at: string(),
      /** What the administrator has ticked of the piece's check list. */
      checked: array(string()),
      /** What was found in it: it is then a download only. */
      flags: array(oneOf(DOCUMENT_FLAGS)),
      scan: oneOf(SCAN_STATES),
      reading: extend(pieceReading, {
        /** What was read in it, by name; several managers are parted by semicolons. */
        fields: record(string(), string()),
      }),
    }),
  ),
  invoices: array(
    object({
      invoice_number: string(),
      status: oneOf(INVOICE_STATUSES),
      issue_date: string(),
      /** Euros. */
      amount_ttc: number(),
      avoir_number: optional(string()),
    }),
  ),
  /** Other dossiers of the same SIRET. */
  doubles: array(
    object({ id: string(), company_name: string(), status: oneOf(DOSSIER_STATUSES), created_at: string() }),
  ),
  /** Who has it, null for nobody. */
  assignee: nullable(object({ id: string(), name: string() })),
  pieces_checked_at: nullable(string()),
  eligibility_answer: nullable(
    object({ answer: oneOf(ELIGIBILITY_ANSWERS), sentence: string(), at: string() }),
  ),
  /** When the client asked to be called. */
  call_back_at: nullable(string()),
  /** Until when the answer that was asked for is promised; null once it is given. */
  answer_before: nullable(string()),
  /** What the client brought from the simulator, under the names of its address, and what he did not know. */
  simulator: nullable(
    object({
      answers: record(string(), string()),
      to_verify: array(oneOf(answerNames)),
      settled: array(oneOf(answerNames)),
    }),
  ),
  /** What the team wrote for itself. */
  notes: array(object({ id: number(), by: string(), at: string(), text: string() })),
  /** A decision that waits for a second account. */
  proposal: nullable(
    object({
      by: object({ id: string(), name: string() }),
      at: string(),
      status: oneOf(DOSSIER_STATUSES),
      /** Euros. */
      amount: nullable(number()),
      reason: string(),
    }),
  ),
  /** What the client and the team wrote to each other, the first first. */
  messages: array(
    object({
      id: number(),
      from: oneOf(MESSAGE_SIDES),
      by: nullable(string()),
      text: string(),
      at: string(),
      by_mail: boolean(),
      files: array(messageFile),
    }),
  ),
  /** Since when the client waits for an answer; null where none is due. */
  client_waits_since: nullable(string()),
  retention: object({
    kept_until: string(),
    extended_until: nullable(string()),
    /** By how many months it can be extended now; 0 for none. */
    extendable: number(),
  }),
  /** Who may have granted an aid, and whom each pays. */
  aid_bodies: array(object({ name: string(), aid_paid_to: oneOf(PAYEES) })),
  /** The body that had the dossier last, and the day when it did (`2026-03-31`); null before. */
  handed_to: nullable(object({ body: string(), on: string() })),
  transitions: array(
    object({
      to: oneOf(DOSSIER_STATUSES),
      asks: oneOf(ASKED),
      undoes: literal([true, false]),
    }),
  ),
  /** The last 200, newest first. */
  events: array(
    object({
      id: number(),
      type: oneOf(EVENT_TYPES),
      at: string(),
      actor: oneOf(ACTOR_KINDS),
      account_name: nullable(string()),
      data: record(string(), unknown()),
    }),
  ),
})

export const adminDossierCalls = {
  readDossier: call({
    method: 'GET',
    path: '/api/admin/dossier/{id}',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'A dossier with its pieces, papers, history, doubles and the changes that it allows',
    reply: dossierDetail,
  }),
  changeStatus: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/status',
    reader: 'admin',
    permission: 'decide-dossiers',
    summary: 'Moves a dossier; 409 when it changed since `version` or its state does not allow it',
    body: object({
      status: oneOf(DOSSIER_STATUSES),
      version: number().check(int()),
      reason: _default(string().check(maxLength(2_000)), ''),
      documents: _default(array(kind).check(maxLength(DOCUMENT_KINDS.length)), []),
      /** Of « Accepté »: what was granted, in euros, by whom, and the day of that decision. */
      grant: optional(
        object({
          amount: number(),
          body: string().check(maxLength(200)),
          decided_on: string().check(maxLength(10)),
        }),
      ),
      /** Of « Refusé »; `reason` is then the sentence that the client reads. */
      motive: optional(oneOf(REFUSAL_MOTIVES)),
    }),
    reply: dossierDetail,
  }),
  continueForClient: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/continuation',
    reader: 'admin',
    permission: 'decide-dossiers',
    summary:
      '« Je continue », said for the client of a grant below the total, with the reason; a repeat answers the same',
    body: object({
      reason: string().check(maxLength(2_000)),
      /** Of the dossier that was on screen; left out: as it stands. */
      version: optional(number().check(int())),
    }),
    reply: dossierDetail,
  }),
  eraseDossier: call({
    method: 'DELETE',
    path: '/api/admin/dossier/{id}',
    reader: 'admin',
    permission: 'erase-dossiers',
    summary: 'Erases a dossier for good; `confirmation` is its company’s name',
    body: object({ confirmation: string().check(maxLength(500)), version: number().check(int()) }),
    status: 204,
    reply: object({}),
  }),
  viewDocument: call({
    noted: false,
    method: 'GET',
    path: '/api/admin/dossier/{id}/document/{document_type}',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'The bytes of a piece as they were given, as an attachment; the view is recorded',
    reply: 'application/pdf, image/jpeg, image/png',
  }),
  readCrops: call({
    method: 'GET',
    path: '/api/admin/dossier/{id}/document/{document_type}/crops',
    reader: 'admin',
    permission: 'read-dossiers',
    summary:
      'The parts of a piece’s picture where its fields were read, as JPEG in base64; the view is recorded',
    reply: object({ crops: record(string(), string()) }),
  }),
  checkDocument: call({
    method: 'PUT',
    path: '/api/admin/dossier/{id}/document/{document_type}/checks',
    reader: 'admin',
    permission: 'work-dossiers',
    summary:
      'Ticks a line of a piece’s check list or takes the tick off; refused when the piece is another now, or when its reading failed on that line and the call does not say `despite`',
    body: object({
      check: string().check(maxLength(40)),
      ticked: boolean(),
      sha256: string().check(maxLength(64)),
      /** Ticked although the reading of the piece found that line wrong. */
      despite: optional(boolean()),
    }),
    status: 204,
    reply: object({}),
  }),
  paper: call({
    method: 'GET',
    path: '/api/admin/paper/{number}',
    reader: 'admin',
    permission: 'read-invoices',
    summary: 'An issued invoice or avoir by its number, also once its dossier is erased',
    reply: 'application/pdf',
  }),
  deliveryPaper: call({
    method: 'GET',
    path: '/api/admin/paper/{number}/delivery',
    reader: 'admin',
    permission: 'read-invoices',
    summary: 'The sealed paper of the delivery that an invoice billed, also once dossier and site are gone',
    reply: 'application/pdf',
  }),
}
