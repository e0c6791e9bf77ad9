import { found } from '~/domain/found'
import { vatRate } from '~/domain/invoice/vat-treatment'
import { CALL_REASONS, type CallReason } from '~/domain/leads/call-reasons'
import { leadAmounts } from '~/domain/leads/ledger'
import { findCampaign } from '~/store/leads/campaigns'
import { lockLeadAccount } from '~/store/leads/lead-accounts'
import { numbersOf } from '~/store/leads/numbers'
import type { DbAndClock } from '../../ground/deps'
import type { CallRoute } from '../calls/receive-telephony-event'
import { reasonNotToRoute } from '../calls/route-call'

/** What a call that rang now would meet; nothing is booked. @throws Refusal not-found */
export async function tryCampaign({ db, clock }: DbAndClock, campaignId: string): Promise<CallRoute> {
  return db.transaction().execute(async trx => {
    const campaign = found(await findCampaign(trx, campaignId))
    const account = found(await lockLeadAccount(trx, campaign.account_id))
    const [number] = await numbersOf(trx, [campaignId])
    if (!number) return because('unknown-number')
    const closed = await reasonNotToRoute(trx, campaign, account, clock())
    if (closed) return because(closed)
    const { gross_cents } = leadAmounts(campaign.price_cents, vatRate(account.country))
    return account.available_cents < gross_cents
      ? because('no-money')
      : { route: campaign.ring, reason: null }
  })
}

const because = (reason: CallReason): CallRoute => ({ route: null, reason: CALL_REASONS[reason] })
