import { randomId } from '~/domain/access/random-id'
import type { DocumentKind } from '~/domain/dossier/document-kind'
import { DECISION_DELAY, type DossierStatus } from '~/domain/dossier/dossier'
import { needsSecondAccount } from '~/domain/dossier/four-eyes'
import {
  advance,
  type CommandOf,
  type DossierLife,
  type EffectOf,
  openToAccount,
} from '~/domain/dossier/life'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database'
import { readLife } from '~/store/dossier-life'
import { type Dossier, lockDossier, NO_DECISION, NO_GRANT, NO_REFUSAL, updateDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { findInvoice } from '~/store/invoices'
import { addJob } from '~/store/jobs'
import { keepProposal } from '~/store/proposals'
import { readSetting } from '~/store/settings'
import type { Deps } from '../deps'
import { queueEmail } from '../emails/queue-email'
import { draftInvoice } from '../invoice/draft-invoice'
import { lockRealDossier } from '../lock-real-dossier'
import { checkAsked, type DecisionAsked, payeeOf } from './decision-asked'

export interface StatusChange {
  status: DossierStatus
  /** Of the dossier that the administrator was looking at. */
  version: number
  reason: string
  documents: DocumentKind[]
  /** Of an acceptance. */
  grant: DecisionAsked['grant']
  /** Of a refusal; `reason` is then the client's sentence. */
  motive: DecisionAsked['motive']
}

/**
 * Moves a dossier along the table of its life. Under the dossier's lock: the version must be the one
 * that was shown, the table must allow the change, then what follows from it is done or queued.
 * @throws Refusal not-found, dossier-changed, transition-forbidden, invalid-fields
 */
export async function changeDossierStatus(deps: Deps, by: AccountActor, id: string, asked: StatusChange) {
  const change = {
    ...asked,
    reason: asked.reason.trim(),
    documents: [...new Set(asked.documents)],
    grant: asked.grant && { ...asked.grant, body: asked.grant.body.trim() },
  }
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
    if (dossier.version !== change.version) throw new Refusal('dossier-changed')
    await moveDossier(trx, deps, by, dossier, change, now, null)
  })
}

/**
 * One step along the table, under the dossier's lock. Over the owner's amount a decision is kept until a second
 * account confirms it: nothing else happens then.
 * @param second who proposed it, where this account confirms
 */
export async function moveDossier(
  trx: Db,
  deps: Deps,
  by: AccountActor,
  dossier: Dossier,
  change: StatusChange,
  now: Date,
  second: { confirms: string } | null,
) {
  const { id } = dossier
  const { command, asks, to, effects } = allowed(await readLife(trx, dossier, now), dossier, change.status)
  const invoiced = await totalOf(trx, dossier)
  checkAsked(asks, change, invoiced, now)
  const limit = (await readSetting(trx, 'four_eyes_over_cents')) ?? null
  const money = { granted: change.grant?.cents ?? null, invoiced }
  if (!second && needsSecondAccount(command, limit, money)) {
    await keepProposal(trx, dossier, { by: by.id, at: now, change })
    const data = { to, ...factsOf(command, change) }
    return appendEvent(trx, { dossier_id: id, type: 'decision-proposed', at: now, by, data })
  }
  const columns = effects.map(effect => columnsOf[effect](dossier, change, now))
  const decision = decisionOf[command](dossier, change, deps)
  await updateDossier(trx, id, Object.assign({ status: to }, decision, ...columns), now)
  const moved = await reread(trx, id)
  for (const effect of effects) await consequences[effect](trx, deps, moved, change, now)
  await appendEvent(trx, {
    dossier_id: id,
    type: command === 'undo' ? 'decision-undone' : 'status-changed',
    at: now,
    by,
    data: {
      from: dossier.status,
      to,
      ...factsOf(command, change),
      ...(second ? { proposed_by: second.confirms } : {}),
    },
  })
}

/** What a line of the journal says of a change. */
const factsOf = (command: CommandOf<'account'>, change: StatusChange) => ({
  ...(change.reason ? { reason: change.reason } : {}),
  ...(change.documents.length > 0 ? { documents: change.documents } : {}),
  ...(command === 'refuse' && change.motive ? { motive: change.motive } : {}),
  ...(command === 'accept' && change.grant ? grantFacts(change.grant) : {}),
})

/** What a grant is at most: the invoice's total. */
async function totalOf(trx: Db, { invoice_number }: Dossier): Promise<number> {
  const invoice = invoice_number ? await findInvoice(trx, invoice_number) : undefined
  return invoice?.amount_ttc_cents ?? 0
}

function allowed(life: DossierLife, dossier: Dossier, to: DossierStatus) {
  const open = openToAccount(life).find(command => command.to === to)
  const step = open && advance(life, open.command)
  if (step) return { ...open, effects: step.effects }
  throw new Refusal('transition-forbidden', {
    detail: `Un dossier «\u00a0${dossier.status}\u00a0» ne peut pas passer à «\u00a0${to}\u00a0» maintenant.`,
  })
}

/** What each command writes of the decision itself. */
const decisionOf: Record<
  CommandOf<'account'>,
  (dossier: Dossier, change: StatusChange, deps: Deps) => Parameters<typeof updateDossier>[2]
> = {
  accept: (_, { grant }, { aidBodies }) =>
    grant
      ? {
          granted_cents: grant.cents,
          granted_by: grant.body,
          granted_on: grant.decided_on,
          grant_paid_to: payeeOf(aidBodies, grant.body),
        }
      : {},
  refuse: (_, { motive, reason }) => ({ refusal_motive: motive, refusal_sentence: reason }),
  'renounce-for-client': () => ({ refusal_motive: 'renounced' }),
  undo: ({ status }) => (status === 'Refusé' ? NO_REFUSAL : NO_GRANT),
  reopen: () => NO_GRANT,
  'start-over': () => ({ ...NO_GRANT, ...NO_REFUSAL }),
  'ask-pieces': () => ({}),
  pay: () => ({}),
  'correct-payment': () => ({}),
}

type AccountEffect = EffectOf<CommandOf<'account'>>

/** What each effect writes beside the status. */
const columnsOf: Record<
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
  'draft-again': () => ({ signed_at: null, finalized_at: null, invoice_number: null }),
  'tell-reopened': () => ({}),
}

/** What each effect queues or makes once the dossier has moved. */
const consequences: Record<
  AccountEffect,
  (trx: Db, deps: Deps, moved: Dossier, change: StatusChange, now: Date) => Promise<void>
> = {
  'ask-pieces': async (trx, deps, { id, email, signed_at }, { documents, reason }) => {
    const data = { documents, reason, signed: signed_at !== null }
    await queueEmail(trx, deps, { kind: 'pieces-requested', recipient: email, dossier_id: id, data })
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
  'draft-again': async (trx, deps, moved, _, now) => {
    await draftInvoice(trx, deps, moved, now)
  },
  'tell-reopened': async (trx, deps, { id, email }) => {
    await queueEmail(trx, deps, { kind: 'dossier-reopened', recipient: email, dossier_id: id })
  },
}

const grantFacts = ({ cents, body, decided_on }: NonNullable<DecisionAsked['grant']>) => ({
  amount_cents: cents,
  granted_by: body,
  decided_on,
})

async function reread(trx: Db, id: string): Promise<Dossier> {
  const dossier = await lockDossier(trx, id)
  if (!dossier) throw new Refusal('not-found')
  return dossier
}
