import { RETENTION_MONTHS, retentionLimit } from '~/domain/dossier/retention'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { countIdleDossiers } from '~/store/database/database-state'
import { noteEvent } from '~/store/events/events'
import { lockSetting, writeSetting } from '~/store/operation/settings'
import type { DbAndClock } from '../ground/deps'

/** How many dossiers the purge would take with this retention. */
export async function previewRetention({ db, clock }: DbAndClock, months: number) {
  return { dossiers: await countIdleDossiers(db, retentionLimit(clock(), months)) }
}

/**
 * How long dossiers are kept from now on; the journal says who changed it. A repeat changes nothing.
 * @param insteadOf the months that the administrator saw @throws Refusal settings-changed when they are others now
 */
export async function changeRetention(
  { db, clock }: DbAndClock,
  by: AccountActor,
  months: number,
  insteadOf?: number,
) {
  await db.transaction().execute(async trx => {
    const now = (await lockSetting(trx, 'retention_months')) ?? RETENTION_MONTHS.byDefault
    if (now === months) return
    if (insteadOf !== undefined && insteadOf !== now) throw new Refusal('settings-changed')
    await writeSetting(trx, 'retention_months', months)
    await noteEvent(trx, by, clock(), { type: 'retention-changed', data: { months } })
  })
}
