import { isSentBack } from '~/domain/dossier/dossier'
import { lastHandedTo } from '~/domain/dossier/last-handed-to'
import { openToAccount } from '~/domain/dossier/life'
import { missingDocuments } from '~/domain/dossier/pieces/document-kind'
import { piecesStillAsked } from '~/domain/dossier/pieces/piece-request'
import { answerBefore } from '~/domain/eligibility/answer-clock'
import { toVerify } from '~/domain/eligibility/brought-answers'
import { found } from '~/domain/found'
import { balanceOf } from '~/domain/invoice/settlement'
import { findAccount } from '~/store/access/accounts'
import type { Db } from '~/store/database/database'
import { readLife } from '~/store/dossiers/dossier-life'
import { type Dossier, findDossier, requestOf } from '~/store/dossiers/dossiers'
import { listDuplicates } from '~/store/dossiers/list-duplicates'
import { notesOf } from '~/store/dossiers/notes'
import { threadOf } from '~/store/dossiers/thread-of'
import { eventsOf } from '~/store/events/find-events'
import { invoicesOf } from '~/store/papers/invoices'
import { paymentsOfDossier, type StoredPayment } from '~/store/papers/payments'
import { documentsOf } from '~/store/pieces/documents'
import { messageFilesOf } from '~/store/pieces/message-files'
import { transmissionsOf } from '~/store/transmissions/listed-transmissions'
import { nextAddress } from '../address/next-address'
import type { Deps } from '../ground/deps'
import { fileOnWire, isFileOf } from '../messages/file-on-wire'
import { readFields } from '../reading/read-fields'
import { NOT_READ, type ReadingDeps, readVerdicts } from '../reading/read-verdicts'
import { readRetention } from '../retention/extend-retention'
import { proposalOnWire } from './proposal-on-wire'

const EVENTS_SHOWN = 200

/** Everything that the administrator decides upon. @throws Refusal not-found */
export async function readDossier(deps: ReadingDeps & Pick<Deps, 'clock' | 'aidBodies'>, id: string) {
  const { db } = deps
  const dossier = found(await findDossier(db, id))
  const [documents, invoices, events, doubles, retention, notes, messages, assignee, transmissions, life] =
    await Promise.all([
      documentsOnWire(deps, dossier),
      invoicesOnWire(db, id),
      eventsOf(db, id, EVENTS_SHOWN),
      listDuplicates(db, dossier),
      readRetention({ db }, dossier),
      notesOf(db, id),
      messagesOnWire(db, id),
      dossier.assignee_id ? findAccount(db, dossier.assignee_id) : undefined,
      transmissionsOf(db, id),
      readLife(db, dossier, deps.clock()),
    ])
  const request = isSentBack(dossier.status) ? requestOf(dossier) : null
  return {
    ...columnsOnWire(dossier),
    ...eligibilityOnWire(dossier),
    request: request && {
      reason: request.reason,
      documents: request.documents,
      remaining: piecesStillAsked(request, documents),
    },
    missing: missingDocuments(documents.map(document => document.document_type)),
    documents,
    invoices,
    doubles,
    assignee: assignee ? { id: assignee.id, name: assignee.name } : null,
    notes,
    proposal: await proposalOnWire(deps, dossier),
    messages,
    retention,
    aid_bodies: deps.aidBodies.all.map(({ name, aid_paid_to }) => ({ name, aid_paid_to })),
    handed_to: lastHandedTo(transmissions),
    to_transmit: transmissions.filter(({ state }) => state === 'manual').map(({ id }) => id),
    transitions: openToAccount(life).map(({ to, asks, command }) => ({
      to,
      asks,
      undoes: command === 'undo',
    })),
    events,
  }
}

function columnsOnWire(dossier: Dossier) {
  const { id, version, status, company_name, siret, address, email, phone, invoice_number } = dossier
  const { created_at, updated_at, decision_due_at, pieces_checked_at, call_back_at, client_waits_since } =
    dossier
  return {
    ...{ id, version, status, company_name, siret, address, email, phone, invoice_number },
    ...{ created_at, updated_at, decision_due_at, pieces_checked_at, call_back_at, client_waits_since },
    unreachable: dossier.bounced_address === email,
    email_next: nextAddress(dossier),
    signature_timestamp: dossier.signed_at,
  }
}

/** What its client asked about his eligibility, what he brought from the simulator, and the team's answer. */
function eligibilityOnWire(dossier: Dossier) {
  const { eligibility_answer: answer, eligibility_answered_at: at, answer_asked_at: asked } = dossier
  return {
    eligibility_answer: answer && at ? { answer, sentence: dossier.eligibility_sentence ?? '', at } : null,
    answer_before: asked && !answer ? answerBefore(asked) : null,
    simulator: dossier.simulator_answers && {
      answers: dossier.simulator_answers,
      to_verify: toVerify(dossier.simulator_answers),
      settled: dossier.answers_settled,
    },
  }
}

async function documentsOnWire(deps: ReadingDeps, dossier: Dossier) {
  const [documents, readings, fields] = await Promise.all([
    documentsOf(deps.db, dossier.id),
    readVerdicts(deps, dossier),
    readFields(deps, dossier),
  ])
  return documents.map(document => ({
    ...document,
    reading: {
      ...(readings.get(document.document_type) ?? NOT_READ),
      fields: fields.get(document.document_type) ?? {},
    },
  }))
}

async function invoicesOnWire(db: Db, id: string) {
  const [invoices, payments] = await Promise.all([invoicesOf(db, id), paymentsOfDossier(db, id)])
  return invoices.map(invoice => ({
    invoice_number: invoice.number,
    status: invoice.status,
    issue_date: invoice.issue_date,
    amount_ttc: invoice.amount_ttc_cents / 100,
    excess: excessOf(invoice, payments) / 100,
    ...(invoice.avoir_number ? { avoir_number: invoice.avoir_number } : {}),
  }))
}

/** Of a cancelled invoice all that came in is to be given back. */
function excessOf(
  { number, amount_ttc_cents, avoir_number }: Awaited<ReturnType<typeof invoicesOf>>[number],
  payments: StoredPayment[],
): number {
  const own = payments.filter(({ invoice_number }) => invoice_number === number)
  const lines = own.map(({ amount_cents: cents, payer }) => ({ cents, payer }))
  return balanceOf(avoir_number ? 0 : amount_ttc_cents, null, lines).excess_cents
}

async function messagesOnWire(db: Db, id: string) {
  const [messages, files] = await Promise.all([threadOf(db, id), messageFilesOf(db, id)])
  return messages.map(message => ({
    ...message,
    files: files.filter(file => isFileOf(file, message)).map(fileOnWire),
  }))
}
