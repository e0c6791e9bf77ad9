import { randomId } from '~/domain/access/random-id'
import { DECISION_DELAY } from '~/domain/dossier/dossier'
import type { CommandOf, EffectOf } from '~/domain/dossier/life'
import type { Db } from '~/store/database/database'
import { type Dossier, type LockedDossier, NO_DECISION, type updateDossier } from '~/store/dossiers/dossiers'
import { addJob } from '~/store/jobs/jobs'
import { endTransmissions, resumeTransmissions } from '~/store/transmissions/transmissions'
import type { Deps } from '../../ground/deps'
import { draftInvoice } from '../../invoice/draft-invoice'
import { queueEmail } from '../../outbox/queue-email'
import { begunColumns, tellBegun } from '../../settlement/begun-work'
import type { AccountMove, StatusChange } from './status-change'

type AccountEffect = EffectOf<CommandOf<'account'>>

/** What each effect writes beside the status. */
export const effectColumns: Record<
  AccountEffect,
  (dossier: Dossier, change: StatusChange, now: Date) => Parameters<typeof updateDossier>[2]
> = {
  'ask-pieces': (_, { reason, documents }, now) => ({
    requested_documents: documents,
    request_reason: reason,
    requested_at: now,
  }),
  'hold-decision': ({ status }, _, now) => ({
    decision_id: randomId(),
    decision_due_at: new Date(now.getTime() + DECISION_DELAY),
    decided_from: status,
  }),
  // The job of an undone decision finds that it is no longer the dossier's, and does nothing.
  'drop-decision': () => NO_DECISION,
  'end-transmissions': () => ({}),
  'resume-transmissions': () => ({}),
  'draft-again': () => ({ signed_at: null, finalized_at: null, invoice_number: null }),
  'tell-reopened': () => ({}),
  'begin-work': (_, __, now) => begunColumns(now),
}

/** What each effect queues or makes once the dossier has moved. */
export const effectConsequences: Record<
  AccountEffect,
  (trx: Db, deps: Deps, moved: LockedDossier, move: AccountMove) => Promise<void>
> = {
  'ask-pieces': async (trx, deps, { id, email, signed_at }, { change: { documents, reason }, by }) => {
    const data = { documents, reason, signed: signed_at !== null }
    await queueEmail(trx, deps, { kind: 'pieces-requested', recipient: email, dossier_id: id, data, by })
  },
  'hold-decision': async (trx, _, { id, decision_id, decision_due_at }) => {
    if (!decision_id || !decision_due_at) throw new Error('a decision that is held has an id')
    await addJob(
      trx,
      'settle-decision',
      { dossier_id: id, decision_id },
      { key: `decision:${decision_id}`, runAt: decision_due_at },
    )
  },
  'drop-decision': async () => {},
  'end-transmissions': (trx, _, moved, { now }) => endTransmissions(trx, moved, moved.decision_id, now),
  'resume-transmissions': (trx, _, __, { dossier }) => resumeTransmissions(trx, dossier),
  'draft-again': async (trx, deps, moved, { now }) => {
    await draftInvoice(trx, deps, moved, now)
  },
  'begin-work': (trx, deps, moved, { by }) => tellBegun(trx, deps, moved, by),
  'tell-reopened': async (trx, deps, { id, email }, { by }) => {
    await queueEmail(trx, deps, { kind: 'dossier-reopened', recipient: email, dossier_id: id, by })
  },
}
