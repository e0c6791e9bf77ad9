import { HANDED_IN, isSentBack } from '~/domain/dossier/dossier'
import { advance, type EffectOf, toldStatus } from '~/domain/dossier/life'
import { missingDocuments, pieceInSentence } from '~/domain/dossier/pieces/document-kind'
import { piecesStillAsked } from '~/domain/dossier/pieces/piece-request'
import { found } from '~/domain/found'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { lifeOf } from '~/store/dossiers/dossier-life'
import { type HolderKey, requestOf } from '~/store/dossiers/dossiers'
import { wasQuicker } from '~/store/dossiers/seen-dossier'
import { eventRow } from '~/store/events/events'
import { documentsOf } from '~/store/pieces/documents'
import {
  type HandIn,
  handIn,
  holdForHandIn,
  type SeenForHandIn,
  seeForHandIn,
} from '~/store/transmissions/hand-in'
import type { Deps } from '../ground/deps'
import { newEmail } from '../outbox/queue-email'
import { newTransmissions } from '../transmission/new-transmissions'

type FinalizeDossierDeps = Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl' | 'aidBodies' | 'audience'>

/**
 * Hands the dossier in, once the pieces that an « Incomplet »
 * names have been sent again, without a second signature; the acknowledgement and the
 * transmission to the bodies are queued in the same transaction. A repeat gives the same answer and does nothing more.
 * One statement writes it, on what was seen; where somebody was quicker it goes once more, under locks.
 * @throws Refusal not-found, not-signed, transition-forbidden, documents-missing
 */
export async function finalizeDossier(deps: FinalizeDossierDeps, by: ClientActor, ref: HolderKey) {
  const { isFirst, ...handedIn } = await finalizeOnce(deps, by, ref)
  if (isFirst) deps.audience.countAct(by, 'wizard', 'handed-in')
  return handedIn
}

async function finalizeOnce(deps: FinalizeDossierDeps, by: ClientActor, ref: HolderKey) {
  try {
    return await finalizeSeen(deps, deps.db, by, ref)
  } catch (error) {
    if (!wasQuicker(error)) throw error
    return await deps.db.transaction().execute(async trx => {
      await holdForHandIn(trx, ref)
      return finalizeSeen(deps, trx, by, ref)
    })
  }
}

async function finalizeSeen(deps: FinalizeDossierDeps, db: Db, by: ClientActor, ref: HolderKey) {
  const now = deps.clock()
  const dossier = found(await seeForHandIn(db, ref))
  const { id, invoice_number, last_line } = dossier
  if (!dossier.signed_at || !invoice_number) throw new Refusal('not-signed')
  const life = lifeOf(dossier, dossier.money, now)
  const step = advance(life, 'hand-in')
  if (!step) {
    const status = toldStatus(life)
    if (status !== HANDED_IN) throw new Refusal('transition-forbidden', { detail: NOT_TO_HAND_IN })
    return { status, invoice_number, isFirst: false }
  }
  await checkPieces(db, dossier)
  const brought = { emails: [], transmissions: [] }
  await handIn(db, dossier, {
    ...Object.assign(brought, ...step.effects.map(effect => consequences[effect](deps, dossier, by))),
    change: { status: step.to, finalized_at: now },
    line: eventRow({ dossier_id: id, type: 'dossier-finalized', at: now, by }, last_line),
    now,
  })
  return { status: step.to, invoice_number, isFirst: dossier.finalized_at === null && !dossier.is_test }
}

const NOT_TO_HAND_IN =
  'Ce dossier ne peut pas être transmis maintenant. Rechargez la page pour voir où il en est, ou écrivez-nous.'

async function checkPieces(db: Db, dossier: SeenForHandIn) {
  const missing = missingDocuments(dossier.filled)
  if (missing.length > 0) {
    throw new Refusal('documents-missing', {
      detail: `Il manque au dossier\u00a0: ${missing.join('\u202f; ')}.`,
    })
  }
  if (!isSentBack(dossier.status)) return
  const asked = piecesStillAsked(requestOf(dossier), await documentsOf(db, dossier.id))
  if (asked.length === 0) return
  const pieces = asked.map(pieceInSentence).join('\u202f; ')
  throw new Refusal('documents-missing', { detail: `Il reste à envoyer de nouveau\u00a0: ${pieces}.` })
}

type Brought = Pick<HandIn, 'emails'> | Pick<HandIn, 'transmissions'>

const consequences: Record<
  EffectOf<'hand-in'>,
  (deps: FinalizeDossierDeps, dossier: SeenForHandIn, by: ClientActor) => Brought
> = {
  acknowledge: (deps, { id, email, status, finalized_at }, by) => {
    // It was handed in before: what comes now are the pieces that were asked for.
    const again = isSentBack(status) && finalized_at !== null
    const [kind, toAgency] = again
      ? (['pieces-received', 'agency-pieces-received'] as const)
      : (['dossier-received', 'agency-dossier-received'] as const)
    return {
      emails: [
        newEmail(deps, { kind, recipient: email, dossier_id: id, by }),
        newEmail(deps, { kind: toAgency, recipient: deps.agency.email, dossier_id: id, by }),
      ],
    }
  },
  transmit: (deps, dossier) => ({
    transmissions: newTransmissions(deps, dossier, dossier.rounds + 1),
  }),
}
