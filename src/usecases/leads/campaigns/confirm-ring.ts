import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { noteEvent } from '~/store/events/events'
import { findCampaign, lockCampaign, updateCampaign } from '~/store/leads/campaigns'
import { numbersOf } from '~/store/leads/numbers'
import type { DbAndClock } from '../../ground/deps'
import { shownCampaign } from './read-campaigns'

/**
 * The team looked at the telephone that a client asks for: calls ring there from now on.
 * @param ring the number that was looked at
 * @throws Refusal not-found, campaign-changed when the client asks for another by now
 */
export async function confirmRing(
  { db, clock }: DbAndClock,
  by: AccountActor,
  campaignId: string,
  ring: string,
) {
  return db.transaction().execute(async trx => {
    const campaign = found(await lockCampaign(trx, campaignId))
    if (campaign.ring_asked !== ring && (campaign.ring_asked !== null || campaign.ring !== ring))
      throw new Refusal('campaign-changed')
    if (campaign.ring_asked !== null) {
      await updateCampaign(trx, campaignId, { ring, ring_asked: null })
      await noteEvent(trx, by, clock(), {
        type: 'campaign-changed',
        data: { lead_account: campaign.account_id, campaign: campaignId },
      })
    }
    const confirmed = (await findCampaign(trx, campaignId)) ?? campaign
    return shownCampaign(confirmed, await numbersOf(trx, [campaignId]))
  })
}
