import type { AccountActor } from '~/domain/journal/actor'
import { removeAid } from '~/store/aids/remove-aid'
import type { DbAndClock } from '../ground/deps'
import { noteAid } from './note-aid'
import { readStoredAid, refuseChangedAid } from './read-stored-aid'

/** @throws Refusal `not-found`, `content-changed` */
export async function deleteAid(
  { db, clock }: DbAndClock,
  by: AccountActor,
  id: string,
  version: number,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const now = clock()
    const row = await readStoredAid({ db: trx }, id)
    if (!(await removeAid(trx, id, version, now))) await refuseChangedAid(trx, id)
    await noteAid(trx, by, 'aid-removed', row, now)
  })
}
