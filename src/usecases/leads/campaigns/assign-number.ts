import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { DAY_MS } from '~/domain/milliseconds'
import { Refusal } from '~/domain/refusal'
import { noteEvent } from '~/store/events/events'
import { findCampaign } from '~/store/leads/campaigns'
import { insertNumber, lockNumber, updateNumber } from '~/store/leads/numbers'
import type { DbAndClock } from '../../ground/deps'
import { dialledRing } from './ring-errors'

/** People still call a number that they know from its last campaign. */
const QUARANTINE_MS = 60 * DAY_MS

/** Adds a number to the pool; one that is there stays as it is. */
export async function addNumber({ db, clock }: DbAndClock, by: AccountActor, typed: string) {
  const number = dialledRing(typed)
  const now = clock()
  await db.transaction().execute(async trx => {
    if (!(await insertNumber(trx, number, now))) return
    await noteEvent(trx, by, now, { type: 'number-added', data: { telephone: number } })
  })
}

/**
 * Notes whether the carrier of a number sends what is said: calls that ring from then on wait for it, those that rang keep what they rang with.
 * @throws Refusal not-found
 */
export async function noteTranscription(
  { db, clock }: DbAndClock,
  by: AccountActor,
  number: string,
  transcribed: boolean,
) {
  await db.transaction().execute(async trx => {
    const row = found(await lockNumber(trx, number))
    if (row.transcribed === transcribed) return
    await updateNumber(trx, number, { transcribed })
    const type = transcribed ? 'number-transcribed' : 'number-not-transcribed'
    await noteEvent(trx, by, clock(), { type, data: { telephone: number } })
  })
}

/**
 * Gives a free number to a campaign, with the page or town that will show it; without a campaign the number
 * comes back and rests for sixty days.
 * @throws Refusal not-found, number-taken
 */
export async function assignNumber(
  { db, clock }: DbAndClock,
  by: AccountActor,
  number: string,
  { campaign_id, source }: { campaign_id: string | null; source: string | null },
) {
  const now = clock()
  await db.transaction().execute(async trx => {
    const row = await lockNumber(trx, number)
    if (!row || (campaign_id !== null && !(await findCampaign(trx, campaign_id))))
      throw new Refusal('not-found')
    if (row.campaign_id === campaign_id) return
    const resting = row.quarantined_until !== null && row.quarantined_until > now
    if (campaign_id && (row.campaign_id || resting)) throw new Refusal('number-taken')
    await updateNumber(trx, number, {
      campaign_id,
      source: campaign_id ? source : null,
      assigned_at: campaign_id ? now : null,
      quarantined_until: campaign_id ? null : new Date(now.getTime() + QUARANTINE_MS),
    })
    await noteEvent(trx, by, now, {
      type: campaign_id ? 'number-assigned' : 'number-released',
      data: { telephone: number },
    })
  })
}
