import { DOCUMENT_LABELS, missingDocuments } from '~/domain/dossier/document-kind'
import { piecesStillAsked, toldStatus } from '~/domain/dossier/dossier'
import { Refusal } from '~/domain/refusal'
import { documentsOf } from '~/store/documents'
import { lifeOf, lockDossier, requestOf, updateDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { byVisitor } from '../by-visitor'
import type { Deps, Visitor } from '../deps'
import { queueEmail } from '../emails/queue-email'
import { queueTransmissions } from '../transmission/queue-transmissions'

/**
 * Hands the dossier in: Nouveau or Incomplet becomes Soumis, once the pieces that an « Incomplet »
 * names have been sent again, without a second signature; the acknowledgement and the
 * transmission to the bodies are queued in the same transaction. A repeat gives the same answer and does nothing more.
 * @throws Refusal not-found, not-signed, documents-missing
 */
export async function finalizeDossier(deps: Deps, visitor: Visitor, id: string) {
  const now = deps.clock()
  return deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, id)
    if (!dossier) throw new Refusal('not-found')
    if (!dossier.signed_at || !dossier.invoice_number) throw new Refusal('not-signed')
    const answer = { status: 'Soumis' as const, invoice_number: dossier.invoice_number }
    if (dossier.status !== 'Nouveau' && dossier.status !== 'Incomplet')
      return { ...answer, status: toldStatus(lifeOf(dossier)) }
    const documents = await documentsOf(trx, id)
    const missing = missingDocuments(documents.map(document => document.document_type))
    if (missing.length > 0) {
      throw new Refusal('documents-missing', { detail: `Il manque au dossier : ${missing.join(' ; ')}.` })
    }
    if (dossier.status === 'Incomplet') {
      const asked = piecesStillAsked(requestOf(dossier), documents)
      if (asked.length > 0) {
        const labels = asked.map(kind => DOCUMENT_LABELS[kind]).join(' ; ')
        throw new Refusal('documents-missing', { detail: `Il reste à envoyer de nouveau\u00a0: ${labels}.` })
      }
    }
    await updateDossier(trx, id, { status: 'Soumis', finalized_at: now }, now)
    await queueEmail(trx, deps, { kind: 'dossier-received', recipient: dossier.email, dossier_id: id })
    await queueEmail(trx, deps, {
      kind: 'agency-dossier-received',
      recipient: deps.agency.email,
      dossier_id: id,
    })
    await queueTransmissions(trx, deps, dossier)
    await appendEvent(trx, {
      dossier_id: id,
      type: 'dossier-finalized',
      at: now,
      ...byVisitor(visitor),
    })
    return answer
  })
}
