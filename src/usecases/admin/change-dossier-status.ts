import type { DossierStatus } from '~/domain/dossier/dossier'
import { advance, type DossierLife, openToAccount } from '~/domain/dossier/life'
import { needsSecondAccount } from '~/domain/dossier/needs-second-account'
import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { keepProposal } from '~/store/access/proposals'
import type { Db } from '~/store/database/database'
import { readLife } from '~/store/dossiers/dossier-life'
import { moneyOf } from '~/store/dossiers/dossier-money'
import { type Dossier, type LockedDossier, lockDossier, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { readSetting } from '~/store/operation/settings'
import { findInvoice } from '~/store/papers/invoices'
import type { Deps } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { noteBegun } from '../settlement/begin-work'
import { checkAsked } from './decision-asked'
import { factsOf, type StatusChange } from './status/status-change'
import { statusDecision } from './status/status-decision'
import { columnsOf, consequences } from './status/status-effects'

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
  dossier: LockedDossier,
  change: StatusChange,
  now: Date,
  second: { confirms: string } | null,
) {
  const { id } = dossier
  const { command, asks, to, effects } = allowed(await readLife(trx, dossier, now), dossier, change.status)
  const invoiced = await totalOf(trx, dossier)
  checkAsked(asks, change, invoiced, now)
  const limit = (await readSetting(trx, 'four_eyes_over_cents')) ?? null
  const paid = dossier.signed_at ? (await moneyOf(trx, dossier)).paid_cents : 0
  const money = { granted: change.grant?.cents ?? dossier.granted_cents, invoiced, paid }
  if (!second && needsSecondAccount(command, limit, money)) {
    await keepProposal(trx, dossier, { by: by.id, at: now, change })
    const data = { to, ...factsOf(command, change) }
    return appendEvent(trx, { dossier_id: id, type: 'decision-proposed', at: now, by, data })
  }
  const columns = effects.map(effect => columnsOf[effect](dossier, change, now))
  const decision = statusDecision[command](dossier, change, deps)
  await updateDossier(trx, dossier, Object.assign({ status: to }, decision, ...columns), now)
  const moved = await reread(trx, id)
  for (const effect of effects) await consequences[effect](trx, deps, moved, change, now, dossier, by)
  if (command === 'continue-for-client') return noteBegun(trx, moved, by, 'team', now, change.reason)
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

async function reread(trx: Db, id: string): Promise<LockedDossier> {
  return found(await lockDossier(trx, id))
}
