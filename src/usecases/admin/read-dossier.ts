import { missingDocuments } from '~/domain/dossier/document-kind'
import { openTransitions, piecesStillAsked } from '~/domain/dossier/dossier'
import { Refusal } from '~/domain/refusal'
import { documentsOf } from '~/store/documents'
import { findDossier, lifeOf, listDoubles, requestOf } from '~/store/dossiers'
import { eventsOf } from '~/store/events'
import { invoicesOf } from '~/store/invoices'
import type { Deps } from '../deps'
import { readRetention } from '../retention/extend-retention'

const EVENTS_SHOWN = 200

/** Everything that the administrator decides upon. @throws Refusal not-found */
export async function readDossier({ db }: Pick<Deps, 'db'>, id: string) {
  const dossier = await findDossier(db, id)
  if (!dossier) throw new Refusal('not-found')
  const [documents, invoices, events, doubles, retention] = await Promise.all([
    documentsOf(db, id),
    invoicesOf(db, id),
    eventsOf(db, id, EVENTS_SHOWN),
    listDoubles(db, dossier),
    readRetention({ db }, dossier),
  ])
  const { version, status, company_name, siret, address, email, phone } = dossier
  const request = status === 'Incomplet' ? requestOf(dossier) : null
  return {
    ...{ id, version, status, company_name, siret, address, email, phone },
    created_at: dossier.created_at.toISOString(),
    updated_at: dossier.updated_at.toISOString(),
    signature_timestamp: dossier.signed_at?.toISOString() ?? null,
    invoice_number: dossier.invoice_number,
    decision_due_at: dossier.decision_due_at?.toISOString() ?? null,
    request: request && {
      reason: request.reason,
      documents: request.documents,
      remaining: piecesStillAsked(request, documents),
    },
    missing: missingDocuments(documents.map(document => document.document_type)),
    documents: documents.map(
      ({ document_type, filename, media_type, size, sha256, uploaded_at, checked, flags, scan }) => ({
        ...{ document_type, filename, media_type, size, sha256, checked, flags, scan },
        uploaded_at: uploaded_at.toISOString(),
      }),
    ),
    invoices: invoices.map(invoice => ({
      invoice_number: invoice.number,
      status: invoice.status,
      issue_date: invoice.issue_date,
      amount_ttc: invoice.amount_ttc_cents / 100,
      ...(invoice.avoir_number ? { avoir_number: invoice.avoir_number } : {}),
    })),
    doubles: doubles.map(double => ({ ...double, created_at: double.created_at.toISOString() })),
    retention,
    transitions: openTransitions(lifeOf(dossier), 'administrator').map(({ to, asks, follows }) => ({
      to,
      asks,
      undoes: follows === 'undo',
    })),
    events: events.map(({ id, type, at, actor, data }) => ({ id, type, at: at.toISOString(), actor, data })),
  }
}
