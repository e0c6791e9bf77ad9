import { mayBuy, vatRate } from '~/domain/invoice/vat-treatment'
import { COSTLESS_A_DAY } from '~/domain/leads/call'
import { dayStart, isOpenAt } from '~/domain/leads/call-hours'
import type { CallReason } from '~/domain/leads/call-reasons'
import { leadAmounts } from '~/domain/leads/ledger'
import type { Db } from '~/store/database/database'
import { costlessSince, routedSince, type StoredCall, updateCall } from '~/store/leads/calls'
import type { StoredCampaign } from '~/store/leads/campaigns'
import { lockLeadAccount, type StoredLeadAccount, updateLeadAccount } from '~/store/leads/lead-accounts'
import { bookMovement } from '~/store/leads/ledger'
import { campaignOfNumber } from '~/store/leads/numbers'
import type { Deps } from '../../ground/deps'
import { queueEmail } from '../../outbox/queue-email'
import { isDuplicate } from './is-duplicate'

/**
 * Decides where a call that rings goes, under the lock of the client's account: a call is routed only if its
 * price could be held. A hidden number and a caller who was billed before ring for nothing, so many times a day.
 * @param call with the number and the caller that the ringing names
 * @param at when it rang, by the carrier's signed word
 */
export async function routeCall(trx: Db, deps: MailDeps, call: StoredCall, at: Date): Promise<StoredCall> {
  const decision = await decide(trx, deps, { ...call, started_at: at }, at)
  const change = { number: call.number, caller: call.caller, started_at: at, ...decision }
  await updateCall(trx, call.id, change)
  return { ...call, ...change }
}

type Decision = Partial<StoredCall>
type MailDeps = Pick<Deps, 'publicUrl' | 'clock'>

async function decide(trx: Db, deps: MailDeps, call: StoredCall, at: Date): Promise<Decision> {
  const now = deps.clock()
  const campaign = await campaignOfNumber(trx, call.number)
  const account = campaign && (await lockLeadAccount(trx, campaign.account_id))
  if (!campaign || !account) return nowhere('unknown-number', now)
  const about = {
    campaign_id: campaign.id,
    account_id: account.id,
    source: campaign.source,
    transcribed: campaign.transcribed,
  }
  const closed = await reasonNotToRoute(trx, campaign, account, at)
  if (closed) return { ...about, ...nowhere(closed, now) }
  const free = await freeBecause(trx, { ...call, campaign_id: campaign.id })
  const { zone, trade, price_cents } = campaign
  const routed = { ...about, route: campaign.ring, free, zone, trade, price_cents }
  const amounts = leadAmounts(price_cents, vatRate(account.country))
  if (account.available_cents < amounts.gross_cents) {
    // What was unlocked or sent back may have left too little, and told nobody.
    await warnOfLowBalance(trx, deps, account, amounts.gross_cents)
    return { ...about, ...nowhere('no-money', now) }
  }
  const costless = await costlessSince(trx, account.id, dayStart(campaign.time_zone, at))
  if (costless.in_all >= COSTLESS_A_DAY.in_all) return { ...about, ...nowhere('free-cap', now) }
  if (free)
    return costless.known_beforehand < COSTLESS_A_DAY.known_beforehand
      ? routed
      : { ...about, ...nowhere('free-cap', now) }
  await bookMovement(trx, {
    account_id: account.id,
    key: `hold:${call.id}`,
    at: now,
    movement: { kind: 'hold', ...amounts },
    call_id: call.id,
  })
  await warnOfLowBalance(trx, deps, account, amounts.gross_cents)
  return { ...routed, state: 'held', net_cents: amounts.net_cents, vat_cents: amounts.vat_cents }
}

const nowhere = (reason: CallReason, settled_at: Date): Decision => ({
  route: null,
  reason,
  state: 'unbilled',
  settled_at,
})

/** Why a campaign takes no call at that instant; null when it does. */
export async function reasonNotToRoute(
  trx: Db,
  campaign: StoredCampaign,
  account: StoredLeadAccount,
  at: Date,
): Promise<CallReason | null> {
  if (campaign.paused) return 'paused'
  if (!mayBuy(account)) return 'vat-unchecked'
  if (!isOpenAt(campaign.hours, campaign.time_zone, at)) return 'outside-hours'
  const today = await routedSince(trx, campaign.id, dayStart(campaign.time_zone, at))
  return today >= campaign.daily_cap ? 'daily-cap' : null
}

async function freeBecause(trx: Db, call: StoredCall) {
  if (call.caller === null) return 'hidden-number' as const
  return (await isDuplicate(trx, call)) ? ('duplicate-caller' as const) : null
}

/** Once, when what is left no longer covers one more call; a transfer makes it possible again, and so does what was given back. */
async function warnOfLowBalance(trx: Db, deps: MailDeps, account: StoredLeadAccount, price_cents: number) {
  const covered = account.available_cents - price_cents >= price_cents
  if (covered && account.low_balance_told_at)
    await updateLeadAccount(trx, account.id, { low_balance_told_at: null })
  if (covered || account.low_balance_told_at) return
  await updateLeadAccount(trx, account.id, { low_balance_told_at: deps.clock() })
  await queueEmail(trx, deps, {
    kind: 'lead-balance-low',
    recipient: account.email,
    data: { lead_account: account.id },
  })
}
