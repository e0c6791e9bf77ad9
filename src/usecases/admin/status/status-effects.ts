import { randomId } from '~/domain/access/random-id'
import { DECISION_DELAY } from '~/domain/dossier/dossier'
import type { CommandOf, EffectOf } from '~/domain/dossier/life'
import type { AccountActor } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { type Dossier, type LockedDossier, NO_DECISION, type updateDossier } from '~/store/dossiers/dossiers'
import { addJob } from '~/store/jobs/jobs'
import { endTransmissions, resumeTransmissions } from '~/store/transmissions/transmissions'
import type { Deps } from '../../ground/deps'
import { draftInvoice } from '../../invoice/draft-invoice'
import { queueEmail } from '../../outbox/queue-email'
import { begunColumns, tellBegun } from '../../settlement/begin-work'
import type { StatusChange } from './status-change'

type AccountEffect = EffectOf<CommandOf<'account'>>

/** What each effect writes beside the status. */
export const columnsOf: Record<
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
export const consequences: Record<
  AccountEffect,
  (
    trx: Db,
    deps: Deps,
    moved: LockedDossier,
    change: StatusChange,
    now: Date,
    before: LockedDossier,
    by: AccountActor,
  ) => Promise<void>
> = {
  'ask-pieces': async (trx, deps, { id, email, signed_at }, { documents, reason }, _, __, by) => {
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
  'end-transmissions': (trx, _, moved, __, now) => endTransmissions(trx, moved, moved.decision_id, now),
  'resume-transmissions': (trx, _, __, ___, ____, before) => resumeTransmissions(trx, before),
  'draft-again': async (trx, deps, moved, _, now) => {
    await draftInvoice(trx, deps, moved, now)
  },
  'begin-work': (trx, deps, moved, _, __, ___, by) => tellBegun(trx, deps, moved, by),
  'tell-reopened': async (trx, deps, { id, email }, _, __, ___, by) => {
    await queueEmail(trx, deps, { kind: 'dossier-reopened', recipient: email, dossier_id: id, by })
  },
}
