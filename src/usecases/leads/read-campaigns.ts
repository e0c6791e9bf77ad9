import type { StoredCampaign } from '~/store/leads/campaigns'
import { campaignsOf } from '~/store/leads/campaigns'
import { numbersOf, type StoredNumber } from '~/store/leads/numbers'
import type { Deps } from '../ground/deps'

/** A client's campaigns with the numbers that lead to them. */
export async function readCampaigns({ db }: Pick<Deps, 'db'>, accountId: string) {
  const campaigns = await campaignsOf(db, accountId)
  const numbers = await numbersOf(
    db,
    campaigns.map(({ id }) => id),
  )
  return campaigns.map(campaign => shownCampaign(campaign, numbers))
}

/** @param numbers of this campaign, perhaps among others */
export function shownCampaign(campaign: StoredCampaign, numbers: StoredNumber[]) {
  return {
    id: campaign.id,
    name: campaign.name,
    zone: campaign.zone,
    trade: campaign.trade,
    price_cents: campaign.price_cents,
    time_zone: campaign.time_zone,
    hours: campaign.hours,
    daily_cap: campaign.daily_cap,
    ring: campaign.ring,
    ring_asked: campaign.ring_asked,
    paused: campaign.paused,
    version: campaign.version,
    numbers: numbers
      .filter(({ campaign_id }) => campaign_id === campaign.id)
      .map(({ number, source }) => ({ number, source })),
  }
}
