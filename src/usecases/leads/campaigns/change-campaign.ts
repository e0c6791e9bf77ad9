import { isDeepStrictEqual } from 'node:util'
import { found } from '~/domain/found'
import type { Actor } from '~/domain/journal/actor'
import type { CampaignTerms } from '~/domain/leads/campaign'
import { campaignErrors } from '~/domain/leads/campaign-errors'
import { type FieldError, Refusal } from '~/domain/refusal'
import { noteEvent } from '~/store/events/events'
import { findCampaign, lockCampaign, type StoredCampaign, updateCampaign } from '~/store/leads/campaigns'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { numbersOf } from '~/store/leads/numbers'
import type { Deps } from '../../ground/deps'
import { type TellTeamDeps, tellTeam } from '../tell-team'
import { shownCampaign } from './read-campaigns'
import { dialledRing, ringErrors } from './ring-errors'

interface Change extends CampaignTerms {
  paused: boolean
  /** The version that was shown: another one was changed meanwhile. */
  version: number
}

/**
 * Changes a client's own campaign. Zone, trade and price stay as they were agreed; another telephone rings once the team
 * has looked at it, which it is mailed once. The same once more changes nothing.
 * @throws Refusal not-found, invalid-fields, campaign-changed
 */
export async function changeCampaign(
  deps: Pick<Deps, 'db'> & TellTeamDeps,
  by: Actor,
  { accountId, campaignId }: { accountId: string; campaignId: string },
  { version, paused, ...typed }: Change,
) {
  const terms = { ...typed, ring: dialledRing(typed.ring) }
  const now = deps.clock()
  return deps.db.transaction().execute(async trx => {
    const campaign = await lockCampaign(trx, campaignId)
    if (campaign?.account_id !== accountId) throw new Refusal('not-found')
    const asked = terms.ring === campaign.ring ? null : terms.ring
    // What is asked for stands already: the answer to it was lost.
    if (
      isDeepStrictEqual({ ...campaign, ...terms, ring: campaign.ring, ring_asked: asked, paused }, campaign)
    )
      return shownCampaign(campaign, await numbersOf(trx, [campaignId]))
    if (campaign.version !== version) throw new Refusal('campaign-changed')
    const account = found(await findLeadAccount(trx, accountId))
    const errors = changeErrors(campaign, terms, account.country)
    if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
    const { name, time_zone, hours, daily_cap, ring } = terms
    await updateCampaign(trx, campaignId, {
      ...{ name, time_zone, daily_cap, paused },
      hours: JSON.stringify(hours),
      ring_asked: asked,
    })
    await noteEvent(trx, by, now, {
      type: 'campaign-changed',
      data: { lead_account: accountId, campaign: campaignId },
    })
    if (ring !== campaign.ring && campaign.ring_asked === null)
      await tellTeam(trx, deps, by, { news: 'ring', lead_account: accountId, campaign: campaignId })
    const changed = found(await findCampaign(trx, campaignId))
    return shownCampaign(changed, await numbersOf(trx, [campaignId]))
  })
}

const AGREED =
  'La zone, le métier et le prix convenus ne changent plus\u00a0: mettez cette campagne en pause et ouvrez-en une autre.'

function changeErrors(campaign: StoredCampaign, terms: CampaignTerms, country: string): FieldError[] {
  const { zone, trade, price_cents } = campaign
  const kept = terms.zone === zone && terms.trade === trade && terms.price_cents === price_cents
  // What was agreed stays, also where the published range moved since.
  const wrong = campaignErrors(terms).filter(({ field }) => field !== 'price_cents')
  const ring = terms.ring === campaign.ring || wrong.some(({ field }) => field === 'ring')
  return [
    ...(kept ? [] : [{ field: 'price_cents', message: AGREED }]),
    ...wrong,
    ...(ring ? [] : ringErrors(terms.ring, country)),
  ]
}
