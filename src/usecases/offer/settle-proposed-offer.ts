import { mayDo } from '~/domain/access/permission'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findAccount } from '~/store/access/accounts'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import { lockOffer, type OfferVersion, proposedOffer, settleOffer } from '~/store/operation/offer-versions'
import type { OfferDeps } from './change-offer'
import { readOffer } from './read-offer'

/**
 * A second account confirms an offer that another wrote: it holds from now on.
 * @param version the one that was looked at
 * @throws Refusal content-changed where it waits no more, second-account-needed
 */
export async function confirmOffer(deps: OfferDeps, by: AccountActor, version: number) {
  await settled(deps, version, async (trx, proposal) => {
    if (proposal.account_id === by.id)
      throw new Refusal('second-account-needed', {
        detail: 'Un autre compte que celui qui a écrit cette offre doit la confirmer.',
      })
    // Two accounts decide: one that is gone, or may not change the offer any more, is none of them.
    const first = await findAccount(trx, proposal.account_id)
    if (!first || !mayDo(first.role, 'change-settings')) throw new Refusal('content-changed')
    const at = deps.clock()
    await settleOffer(trx, version, { state: 'in-force', confirmed_by: by.id, confirmed_at: at })
    const data = { version, offer: 'in-force' as const, amount_cents: proposal.terms.price.net_cents }
    await noteEvent(trx, by, at, { type: 'offer-changed', data })
  })
  return readOffer(deps)
}

/** Takes back an offer that waits: whoever wrote it thought again, or another says no. @throws Refusal content-changed */
export async function withdrawOffer(deps: OfferDeps, by: AccountActor, version: number) {
  await settled(deps, version, async (trx, proposal) => {
    await settleOffer(trx, version, { state: 'withdrawn' })
    const data = { version, offer: 'withdrawn' as const, amount_cents: proposal.terms.price.net_cents }
    await noteEvent(trx, by, deps.clock(), { type: 'offer-changed', data })
  })
  return readOffer(deps)
}

async function settled(
  { db }: OfferDeps,
  version: number,
  settle: (trx: Db, proposal: OfferVersion) => Promise<void>,
) {
  await db.transaction().execute(async trx => {
    await lockOffer(trx)
    const proposal = await proposedOffer(trx)
    if (proposal?.version !== version) throw new Refusal('content-changed')
    await settle(trx, proposal)
  })
}
