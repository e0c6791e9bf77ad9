import type { Actor } from '~/domain/journal/actor'
import type { CampaignTerms } from '~/domain/leads/campaign'
import { campaignErrors } from '~/domain/leads/campaign-errors'
import { Refusal } from '~/domain/refusal'
import { appendEvent } from '~/store/events'
import { findCampaign, lockCampaign, updateCampaign } from '~/store/leads/campaigns'
import { numbersOf } from '~/store/leads/numbers'
import type { Deps } from '../deps'
import { shownCampaign } from './read-campaigns'

interface Change extends CampaignTerms {
  paused: boolean
  /** The version that was shown: another one was changed meanwhile. */
  version: number
}

/**
 * Changes a client's own campaign; calls under way keep the price that was held for them.
 * @throws Refusal not-found, invalid-fields, campaign-changed
 */
export async function changeCampaign(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: Actor,
  { accountId, campaignId }: { accountId: string; campaignId: string },
  { version, paused, ...terms }: Change,
) {
  const errors = campaignErrors(terms)
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  const now = clock()
  return db.transaction().execute(async trx => {
    const campaign = await lockCampaign(trx, campaignId)
    if (campaign?.account_id !== accountId) throw new Refusal('not-found')
    if (campaign.version !== version) throw new Refusal('campaign-changed')
    const { hours, ...rest } = terms
    await updateCampaign(trx, campaignId, { ...rest, paused, hours: JSON.stringify(hours) })
    await appendEvent(trx, {
      dossier_id: null,
      type: 'campaign-changed',
      at: now,
      by,
      data: { lead_account: accountId, campaign: campaignId },
    })
    const changed = await findCampaign(trx, campaignId)
    if (!changed) throw new Refusal('not-found')
    return shownCampaign(changed, await numbersOf(trx, [campaignId]))
  })
}
