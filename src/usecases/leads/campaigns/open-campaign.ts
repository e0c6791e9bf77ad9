import { isDeepStrictEqual } from 'node:util'
import { randomId } from '~/domain/access/random-id'
import { found } from '~/domain/found'
import type { Actor } from '~/domain/journal/actor'
import { askedAgainSince } from '~/domain/journal/asked-again-since'
import type { CampaignTerms } from '~/domain/leads/campaign'
import { campaignErrors } from '~/domain/leads/campaign-errors'
import { Refusal } from '~/domain/refusal'
import { noteEvent } from '~/store/events/events'
import { campaignsOf, findCampaign, insertCampaign } from '~/store/leads/campaigns'
import { lockLeadAccount } from '~/store/leads/lead-accounts'
import { numbersOf } from '~/store/leads/numbers'
import type { Deps } from '../../ground/deps'
import { type TellTeamDeps, tellTeam } from '../tell-team'
import { shownCampaign } from './read-campaigns'
import { dialledRing, ringErrors } from './ring-errors'

/**
 * Opens a campaign for a client; it takes no call before it has a number, for which the team is mailed. The same terms again, a moment later, are the
 * campaign that they opened.
 * @throws Refusal not-found, invalid-fields
 */
export async function openCampaign(
  deps: Pick<Deps, 'db'> & TellTeamDeps,
  by: Actor,
  accountId: string,
  typed: CampaignTerms,
) {
  const terms = { ...typed, ring: dialledRing(typed.ring) }
  const id = randomId()
  const now = deps.clock()
  return deps.db.transaction().execute(async trx => {
    const account = found(await lockLeadAccount(trx, accountId))
    const wrong = campaignErrors(terms)
    const errors = wrong.some(({ field }) => field === 'ring')
      ? wrong
      : [...wrong, ...ringErrors(terms.ring, account.country)]
    if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
    const before = (await campaignsOf(trx, accountId)).find(
      one => one.created_at > askedAgainSince(now) && isDeepStrictEqual({ ...one, ...terms }, one),
    )
    if (before) return shownCampaign(before, await numbersOf(trx, [before.id]))
    const { hours, ...rest } = terms
    await insertCampaign(trx, {
      id,
      account_id: accountId,
      ...rest,
      hours: JSON.stringify(hours),
      created_at: now,
    })
    await noteEvent(trx, by, now, {
      type: 'campaign-opened',
      data: { lead_account: accountId, campaign: id },
    })
    await tellTeam(trx, deps, by, { news: 'campaign', lead_account: accountId, campaign: id })
    const campaign = found(await findCampaign(trx, id))
    return shownCampaign(campaign, [])
  })
}
