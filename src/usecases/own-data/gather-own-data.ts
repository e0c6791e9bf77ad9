import { addressProof } from '~/domain/dossier/address-proof'
import { emailLabel } from '~/domain/email/email-labels'
import { ACTOR_LABELS } from '~/domain/journal/actor'
import { eventLabel } from '~/domain/journal/event-labels'
import type { Dossier } from '~/store/dossiers/dossiers'
import { notesOf } from '~/store/dossiers/notes'
import { threadOf } from '~/store/dossiers/thread-of'
import { emailsOf } from '~/store/emails/emails'
import { eventsOf } from '~/store/events/find-events'
import { invoicesOf } from '~/store/papers/invoices'
import { paymentsOfDossier } from '~/store/papers/payments'
import { quotesOf } from '~/store/papers/quotes'
import { documentsOf } from '~/store/pieces/documents'
import { type MessageFile, messageFilesOf } from '~/store/pieces/message-files'
import { transmissionsOf } from '~/store/transmissions/listed-transmissions'
import { readCompany } from '../company/read-company'
import type { Deps } from '../ground/deps'
import { isFileOf, isUnsentByClient } from '../messages/file-on-wire'
import { readFields } from '../reading/read-fields'
import { gatherOwnSite } from './gather-own-site'

export type GatherOwnDataDeps = Pick<
  Deps,
  'db' | 'encryptedFiles' | 'mailer' | 'pieceReader' | 'clock' | 'agency'
>

/** More than any dossier has. */
const EVERY_EVENT = 10_000

export type OwnData = Awaited<ReturnType<typeof gatherOwnData>>

/** Everything that is held about a dossier and its holder, without the bytes of the pieces, and what others have of it. */
export async function gatherOwnData(deps: GatherOwnDataDeps, dossier: Dossier) {
  const { db } = deps
  const { id } = dossier
  const [{ status }, documents, fields, invoices, emails, events, notes, messages, transmissions] =
    await Promise.all([
      readCompany(deps, id),
      documentsOf(db, id),
      readFields(deps, dossier),
      invoicesOf(db, id),
      emailsOf(db, id),
      eventsOf(db, id, EVERY_EVENT),
      notesOf(db, id),
      threadOf(db, id),
      transmissionsOf(db, id),
    ])
  const [site, quotes, payments] = await Promise.all([
    gatherOwnSite(db, { dossier: id }),
    quotesOf(db, id),
    paymentsOfDossier(db, id),
  ])
  const messageFiles = await messageFilesOf(db, id)
  const { company_name, siret, address, phone, email, created_at, last_activity_at } = dossier
  return {
    company: { company_name, siret, address, phone, email },
    dossier: {
      status,
      opened_at: created_at,
      last_activity_at,
      signed_at: dossier.signed_at,
      handed_in_at: dossier.finalized_at,
      email_proof: addressProof(dossier, deps.mailer.leaves),
      email_next: dossier.email_next,
      reminders_stopped_at: dossier.reminders_off_at,
      simulator_answers: dossier.simulator_answers,
      eligibility_answer: dossier.eligibility_answer,
      eligibility_sentence: dossier.eligibility_sentence,
      requested: dossier.request_reason,
      refused: dossier.refusal_sentence,
      call_asked_for: dossier.call_back_at,
    },
    grant:
      dossier.granted_cents === null
        ? null
        : {
            amount_cents: dossier.granted_cents,
            body: dossier.granted_by,
            decided_on: dossier.granted_on,
            paid_to: dossier.grant_paid_to,
            told_at: dossier.accepted_notice_at,
            choice_until: dossier.choice_until,
            continued_at: dossier.continued_at,
          },
    pieces: documents.map(({ document_type, filename, size, sha256, uploaded_at }) => ({
      ...{ document_type, filename, size, sha256, uploaded_at },
      read_in_it: fields.get(document_type) ?? {},
    })),
    papers: invoices.map(({ number, status, issue_date, amount_ttc_cents, avoir_number }) => ({
      ...{ number, status, issue_date, amount_ttc_cents },
      avoir_number: avoir_number ?? null,
    })),
    quotes: quotes.map(({ number, issued_at, valid_until, agreed_at, filed_at }) => ({
      ...{ number, issued_at, valid_until, agreed_at, filed_at },
    })),
    payments: payments.map(({ invoice_number, amount_cents, paid_on, payer, reference }) => ({
      ...{ invoice_number, amount_cents, paid_on, payer, reference },
    })),
    site,
    handed_to: transmissions.map(({ body_name, state, sent_at }) => ({ body_name, state, sent_at })),
    emails: emails.map(({ kind, recipient, state, created_at, sent_at }) => ({
      message: emailLabel(kind),
      ...{ recipient, state, created_at, sent_at },
    })),
    messages: messages.map(message => ({
      ...{ from: message.from, text: message.text, at: message.at },
      files: messageFiles.filter(file => isFileOf(file, message)).map(fileHeld),
    })),
    files_of_unsent_messages: messageFiles.filter(isUnsentByClient).map(fileHeld),
    notes_of_the_team: notes.map(({ at, text }) => ({ at, text })),
    journal: events.map(event => ({
      at: event.at,
      what: eventLabel(event),
      who: ACTOR_LABELS[event.actor].short,
      // Those of the team's browsers are the team's.
      ip: event.actor === 'visitor' ? event.ip : null,
      user_agent: event.actor === 'visitor' ? event.user_agent : null,
    })),
  }
}

const fileHeld = ({ filename, size, sha256, uploaded_at }: MessageFile) => ({
  ...{ filename, sha256, uploaded_at },
  size: Number(size),
})
