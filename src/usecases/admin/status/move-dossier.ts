import { advance, openToAccount } from '~/domain/dossier/life'
import { needsSecondAccount } from '~/domain/dossier/needs-second-account'
import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { keepProposal } from '~/store/access/proposals'
import type { Db } from '~/store/database/database'
import { readLife } from '~/store/dossiers/dossier-life'
import { moneyOf } from '~/store/dossiers/dossier-money'
import { type LockedDossier, lockDossier, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { readSetting } from '~/store/operation/settings'
import { findInvoice } from '~/store/papers/invoices'
import type { Deps } from '../../ground/deps'
import { noteBegun } from '../../settlement/begun-work'
import { checkAsked } from '../decision-asked'
import { type AccountMove, changeFacts } from './status-change'
import { statusDecision } from './status-decision'
import { effectColumns, effectConsequences } from './status-effects'

type Step = Awaited<ReturnType<typeof allowedStep>>

/**
 * One step along the table, under the dossier's lock. Over the owner's amount a decision is kept until a second
 * account confirms it: nothing else happens then.
 * @param proposedBy the name of the account whose proposal this one confirms
 * @throws Refusal transition-forbidden, invalid-fields
 */
export async function moveDossier(trx: Db, deps: Deps, move: AccountMove, proposedBy?: string) {
  const step = await allowedStep(trx, move)
  const invoiced = await totalOf(trx, move.dossier)
  checkAsked(step.asks, move.change, invoiced, move.now)
  if (proposedBy === undefined && (await needsSecond(trx, step, move, invoiced)))
    return proposeMove(trx, step, move)
  const moved = await writeMove(trx, deps, step, move)
  for (const effect of step.effects) await effectConsequences[effect](trx, deps, moved, move)
  await noteMove(trx, step, move, proposedBy)
}

async function allowedStep(trx: Db, { dossier, change: { status: to }, now }: AccountMove) {
  const life = await readLife(trx, dossier, now)
  const open = openToAccount(life).find(command => command.to === to)
  const step = open && advance(life, open.command)
  if (step) return { ...open, effects: step.effects }
  throw new Refusal('transition-forbidden', {
    detail: `Un dossier «\u00a0${dossier.status}\u00a0» ne peut pas passer à «\u00a0${to}\u00a0» maintenant.`,
  })
}

/** What a grant is at most: the invoice's total. */
async function totalOf(trx: Db, { invoice_number }: LockedDossier): Promise<number> {
  const invoice = invoice_number ? await findInvoice(trx, invoice_number) : undefined
  return invoice?.amount_ttc_cents ?? 0
}

async function needsSecond(trx: Db, { command }: Step, { dossier, change }: AccountMove, invoiced: number) {
  const limit = (await readSetting(trx, 'four_eyes_over_cents')) ?? null
  const paid = dossier.signed_at ? (await moneyOf(trx, dossier)).paid_cents : 0
  const granted = change.grant?.cents ?? dossier.granted_cents
  return needsSecondAccount(command, limit, { granted, invoiced, paid })
}

async function proposeMove(trx: Db, { command, to }: Step, { by, dossier, change, now }: AccountMove) {
  await keepProposal(trx, dossier, { by: by.id, at: now, change })
  const data = { to, ...changeFacts(command, change) }
  await appendEvent(trx, { dossier_id: dossier.id, type: 'decision-proposed', at: now, by, data })
}

async function writeMove(
  trx: Db,
  deps: Deps,
  { command, to, effects }: Step,
  { dossier, change, now }: AccountMove,
) {
  const decision = statusDecision[command](dossier, change, deps)
  const columns = effects.map(effect => effectColumns[effect](dossier, change, now))
  await updateDossier(trx, dossier, Object.assign({ status: to }, decision, ...columns), now)
  return found(await lockDossier(trx, dossier.id))
}

async function noteMove(
  trx: Db,
  { command, to }: Step,
  { by, dossier, change, now }: AccountMove,
  proposedBy?: string,
) {
  if (command === 'continue-for-client')
    return noteBegun(trx, dossier, { by, word: 'team', at: now, reason: change.reason })
  await appendEvent(trx, {
    dossier_id: dossier.id,
    type: command === 'undo' ? 'decision-undone' : 'status-changed',
    at: now,
    by,
    data: {
      from: dossier.status,
      to,
      ...changeFacts(command, change),
      ...(proposedBy === undefined ? {} : { proposed_by: proposedBy }),
    },
  })
}
