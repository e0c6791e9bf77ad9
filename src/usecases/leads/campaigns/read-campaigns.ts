import type { StoredCampaign } from '~/store/leads/campaigns'
import { campaignsOf } from '~/store/leads/campaigns'
import { numbersOf, type StoredNumber } from '~/store/leads/numbers'
import type { Deps } from '../../ground/deps'

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
    ...campaign,
    numbers: numbers
      .filter(({ campaign_id }) => campaign_id === campaign.id)
      .map(({ number, source }) => ({ number, source })),
  }
}
