import { randomId } from '~/domain/access/random-id'
import type { DocumentKind } from '~/domain/dossier/document-kind'
import { DECISION_DELAY, type DossierStatus, findTransition, type Transition } from '~/domain/dossier/dossier'
import { type FieldError, Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database'
import { type Dossier, lifeOf, lockDossier, updateDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { addJob } from '~/store/jobs'
import { byAdministrator } from '../by-administrator'
import type { Deps, Visitor } from '../deps'
import { queueEmail } from '../emails/queue-email'
import { draftInvoice } from '../invoice/draft-invoice'

export interface StatusChange {
  status: DossierStatus
  /** Of the dossier that the administrator was looking at. */
  version: number
  reason: string
  documents: DocumentKind[]
}

/**
 * Moves a dossier along DECISIONS.md section 4. Under the dossier's lock: the version must be the one
 * that was shown, the table must allow the change, then what follows from it is done or queued.
 * @throws Refusal not-found, dossier-changed, transition-forbidden, invalid-fields
 */
export async function changeDossierStatus(deps: Deps, visitor: Visitor, id: string, asked: StatusChange) {
  const change = { ...asked, reason: asked.reason.trim(), documents: [...new Set(asked.documents)] }
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, id)
    if (!dossier || dossier.is_test) throw new Refusal('not-found')
    if (dossier.version !== change.version) throw new Refusal('dossier-changed')
    const transition = allowed(dossier, change.status)
    checkAsked(transition, change)
    await updateDossier(trx, id, { status: transition.to, ...columnsOf(transition, change, now) }, now)
    await consequences[transition.follows](trx, deps, id, now)
    await appendEvent(trx, {
      dossier_id: id,
      type: transition.follows === 'undo' ? 'decision-undone' : 'status-changed',
      at: now,
      ...byAdministrator(visitor),
      data: {
        from: transition.from,
        to: transition.to,
        ...(change.reason ? { reason: change.reason } : {}),
        ...(change.documents.length > 0 ? { documents: change.documents } : {}),
      },
    })
  })
}

function allowed(dossier: Dossier, to: DossierStatus): Transition {
  const { status } = dossier
  const transition = findTransition(lifeOf(dossier), to, 'administrator')
  if (transition) return transition
  throw new Refusal('transition-forbidden', {
    detail: `Un dossier «\u00a0${status}\u00a0» ne peut pas passer à «\u00a0${to}\u00a0» maintenant.`,
  })
}

function checkAsked({ asks }: Transition, { reason, documents }: StatusChange) {
  const errors: FieldError[] = []
  if (asks !== 'nothing' && reason === '') errors.push({ field: 'reason', message: 'Indiquez le motif.' })
  if (asks === 'pieces' && documents.length === 0)
    errors.push({ field: 'documents', message: 'Choisissez au moins une pièce.' })
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
}

/** What a change writes beside the status. */
function columnsOf({ follows }: Transition, { reason, documents }: StatusChange, now: Date) {
  const request = { requested_documents: documents, request_reason: reason, requested_at: now }
  const noDecision = { decision_id: null, decision_due_at: null }
  switch (follows) {
    case 'ask-pieces':
      return request
    case 'announce':
      return { decision_id: randomId(), decision_due_at: new Date(now.getTime() + DECISION_DELAY) }
    case 'undo':
      return noDecision
    case 'start-over':
      return { ...request, signed_at: null, finalized_at: null, invoice_number: null }
    default:
      return {}
  }
}

type Consequence = (trx: Db, deps: Deps, id: string, now: Date) => Promise<void>

const askPieces: Consequence = async (trx, deps, id) => {
  const { email, requested_documents, request_reason, signed_at } = await reread(trx, id)
  await queueEmail(trx, deps, {
    kind: 'pieces-requested',
    recipient: email,
    dossier_id: id,
    data: { documents: requested_documents, reason: request_reason, signed: signed_at !== null },
  })
}

const consequences: Record<Transition['follows'], Consequence> = {
  'ask-pieces': askPieces,
  announce: async (trx, _, id) => {
    const { decision_id, decision_due_at } = await reread(trx, id)
    await addJob(
      trx,
      'settle-decision',
      { dossier_id: id, decision_id },
      { key: `decision:${decision_id}`, runAt: decision_due_at ?? undefined },
    )
  },
  'start-over': async (trx, deps, id, now) => {
    await draftInvoice(trx, await reread(trx, id), now)
    await askPieces(trx, deps, id, now)
  },
  // The job of an undone decision finds that it is no longer the dossier's, and does nothing.
  undo: async () => {},
  reopen: async () => {},
  nothing: async () => {},
  'hand-in': async () => {},
}

async function reread(trx: Db, id: string): Promise<Dossier> {
  const dossier = await lockDossier(trx, id)
  if (!dossier) throw new Refusal('not-found')
  return dossier
}
