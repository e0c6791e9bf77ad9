import { mayDo } from '~/domain/access/permission'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findAccount } from '~/store/access/accounts'
import { dropProposal, proposalOf } from '~/store/access/proposals'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock, Deps } from '../ground/deps'
import { dossierChanged } from '../ground/dossier-changed'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { moveDossier } from './status/move-dossier'

/**
 * A second account confirms a decision over the owner's amount: it is made then, and its quarter of an hour begins.
 * @throws Refusal not-found, dossier-changed where none waits any more, second-account-needed, transition-forbidden
 */
export async function confirmDecision(deps: Deps, by: AccountActor, id: string) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
    const proposal = proposalOf(dossier)
    if (!proposal) throw await dossierChanged(trx, dossier)
    if (proposal.by === by.id) throw new Refusal('second-account-needed')
    // Two accounts decide: one that is gone, or may not decide any more, is none of them.
    const first = await findAccount(trx, proposal.by)
    if (!first || !mayDo(first.role, 'decide-dossiers')) throw await dossierChanged(trx, dossier)
    await dropProposal(trx, dossier)
    const change = { ...proposal.change, version: dossier.version }
    await moveDossier(trx, deps, { by, dossier, change, now }, first.name)
  })
}

/** Takes back a decision that waits: its own account thought again, or another says no. @throws Refusal not-found */
export async function withdrawDecision({ db, clock }: DbAndClock, by: AccountActor, id: string) {
  await db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
    const proposal = proposalOf(dossier)
    if (!proposal) return
    await dropProposal(trx, dossier)
    const data = { to: proposal.change.status }
    await appendEvent(trx, { dossier_id: id, type: 'proposal-withdrawn', at: clock(), by, data })
  })
}
