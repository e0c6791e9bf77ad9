import { found } from '~/domain/found'
import type { Actor } from '~/domain/journal/actor'
import { isTimeZone } from '~/domain/leads/call-hours'
import { Refusal } from '~/domain/refusal'
import { noteEvent } from '~/store/events/events'
import { moveCampaignsToZone } from '~/store/leads/campaigns'
import { lockLeadAccount, updateLeadAccount } from '~/store/leads/lead-accounts'
import type { DbAndClock } from '../../ground/deps'
import { NO_TIME_ZONE } from '../contact-errors'

/**
 * Sets the clock by which a client is told the time, himself: his account began with that of most of his country. The
 * hours of his campaigns follow.
 * @param time_zone of the IANA database @throws Refusal not-found, invalid-fields
 */
export async function changeClock(
  { db, clock }: DbAndClock,
  by: Actor,
  accountId: string,
  time_zone: string,
): Promise<{ time_zone: string }> {
  if (!isTimeZone(time_zone))
    throw new Refusal('invalid-fields', { errors: [{ field: 'time_zone', message: NO_TIME_ZONE }] })
  return db.transaction().execute(async trx => {
    const before = found(await lockLeadAccount(trx, accountId))
    if (before.time_zone === time_zone) return { time_zone }
    await updateLeadAccount(trx, accountId, { time_zone })
    await moveCampaignsToZone(trx, accountId, { from: before.time_zone, to: time_zone })
    await noteEvent(trx, by, clock(), { type: 'lead-contact-changed', data: { lead_account: accountId } })
    return { time_zone }
  })
}
