import type { AccountActor } from '~/domain/journal/actor'
import { appendEvent } from '~/store/events/events'
import { lockSetting, writeSetting } from '~/store/operation/settings'
import type { DbAndClock } from '../ground/deps'

/** Over this amount a decision waits for a second account. @param cents null switches the rule off */
export async function changeFourEyes({ db, clock }: DbAndClock, by: AccountActor, cents: number | null) {
  await db.transaction().execute(async trx => {
    if (((await lockSetting(trx, 'four_eyes_over_cents')) ?? null) === cents) return
    await writeSetting(trx, 'four_eyes_over_cents', cents)
    const data = cents === null ? {} : { amount_cents: cents }
    await appendEvent(trx, { dossier_id: null, type: 'four-eyes-changed', at: clock(), by, data })
  })
}
