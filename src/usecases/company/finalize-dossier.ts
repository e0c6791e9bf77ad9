import { DOCUMENT_LABELS, missingDocuments } from '~/domain/dossier/document-kind'
import { isSentBack } from '~/domain/dossier/dossier'
import { advance, type EffectOf, toldStatus } from '~/domain/dossier/life'
import { piecesStillAsked } from '~/domain/dossier/piece-request'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database'
import { documentsOf } from '~/store/documents'
import { readLife } from '~/store/dossier-life'
import { type Dossier, type DossierRef, lockDossier, requestOf, updateDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import type { Deps } from '../deps'
import { queueEmail } from '../emails/queue-email'
import { queueTransmissions } from '../transmission/queue-transmissions'

/**
 * Hands the dossier in, once the pieces that an « Incomplet »
 * names have been sent again, without a second signature; the acknowledgement and the
 * transmission to the bodies are queued in the same transaction. A repeat gives the same answer and does nothing more.
 * @throws Refusal not-found, not-signed, documents-missing
 */
export async function finalizeDossier(deps: Deps, by: ClientActor, ref: DossierRef) {
  const now = deps.clock()
  return deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, ref)
    if (!dossier) throw new Refusal('not-found')
    if (!dossier.signed_at || !dossier.invoice_number) throw new Refusal('not-signed')
    const life = await readLife(trx, dossier, now)
    const { id, invoice_number } = dossier
    const step = advance(life, 'hand-in')
    if (!step) return { status: toldStatus(life), invoice_number }
    const documents = await documentsOf(trx, id)
    const missing = missingDocuments(documents.map(document => document.document_type))
    if (missing.length > 0) {
      throw new Refusal('documents-missing', { detail: `Il manque au dossier : ${missing.join(' ; ')}.` })
    }
    if (isSentBack(dossier.status)) {
      const asked = piecesStillAsked(requestOf(dossier), documents)
      if (asked.length > 0) {
        const labels = asked.map(kind => DOCUMENT_LABELS[kind]).join(' ; ')
        throw new Refusal('documents-missing', { detail: `Il reste à envoyer de nouveau\u00a0: ${labels}.` })
      }
    }
    await updateDossier(trx, id, { status: step.to, finalized_at: now }, now)
    for (const effect of step.effects) await consequences[effect](trx, deps, dossier)
    await appendEvent(trx, {
      dossier_id: id,
      type: 'dossier-finalized',
      at: now,
      by,
    })
    return { status: step.to, invoice_number }
  })
}

const consequences: Record<EffectOf<'hand-in'>, (trx: Db, deps: Deps, dossier: Dossier) => Promise<void>> = {
  acknowledge: async (trx, deps, { id, email, status, finalized_at }) => {
    // It was handed in before: what comes now are the pieces that were asked for.
    const again = isSentBack(status) && finalized_at !== null
    const [kind, toAgency] = again
      ? (['pieces-received', 'agency-pieces-received'] as const)
      : (['dossier-received', 'agency-dossier-received'] as const)
    await queueEmail(trx, deps, { kind, recipient: email, dossier_id: id })
    await queueEmail(trx, deps, { kind: toAgency, recipient: deps.agency.email, dossier_id: id })
  },
  transmit: queueTransmissions,
}
