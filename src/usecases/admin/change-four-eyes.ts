import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { noteEvent } from '~/store/events/events'
import { lockSetting, writeSetting } from '~/store/operation/settings'
import type { DbAndClock } from '../ground/deps'

/**
 * Over this amount a decision waits for a second account. A repeat changes nothing.
 * @param cents null switches the rule off
 * @param insteadOf what the administrator saw @throws Refusal settings-changed when it is another now
 */
export async function changeFourEyes(
  { db, clock }: DbAndClock,
  by: AccountActor,
  cents: number | null,
  insteadOf?: number | null,
) {
  await db.transaction().execute(async trx => {
    const now = (await lockSetting(trx, 'four_eyes_over_cents')) ?? null
    if (now === cents) return
    if (insteadOf !== undefined && insteadOf !== now) throw new Refusal('settings-changed')
    await writeSetting(trx, 'four_eyes_over_cents', cents)
    const data = cents === null ? {} : { amount_cents: cents }
    await noteEvent(trx, by, clock(), { type: 'four-eyes-changed', data })
  })
}
