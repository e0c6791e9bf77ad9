import { retentionLimit } from '~/domain/dossier/retention'
import { countIdleDossiers } from '~/store/desk'
import { appendEvent } from '~/store/events'
import { writeSetting } from '~/store/settings'
import { byAdministrator } from '../by-administrator'
import type { Deps, Visitor } from '../deps'

/** Counted up to here and shown as « 1 000+ ». */
const COUNT_CAP = 1_001

/** How many dossiers the purge would take with this retention. */
export async function previewRetention({ db, clock }: Pick<Deps, 'db' | 'clock'>, months: number) {
  return { dossiers: await countIdleDossiers(db, retentionLimit(clock(), months), COUNT_CAP) }
}

/** How long dossiers are kept from now on; the journal says who changed it. */
export async function changeRetention(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  visitor: Visitor,
  months: number,
) {
  await db.transaction().execute(async trx => {
    await writeSetting(trx, 'retention_months', months)
    await appendEvent(trx, {
      dossier_id: null,
      type: 'retention-changed',
      at: clock(),
      ...byAdministrator(visitor),
      data: { months },
    })
  })
}
