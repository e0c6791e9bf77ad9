import { CLOCK } from '~/domain/journal/actor'
import { appendEvent } from '~/store/events/events'
import { expireLinks } from '~/store/transmissions/transmission-links'
import { mendTransmissions as mend } from '~/store/transmissions/transmissions'
import type { DbAndClock } from '../ground/deps'

/** Brings transmissions and queue together again after a kill, and ends the links that nobody used. */
export async function mendTransmissions({ db, clock }: DbAndClock) {
  const now = clock()
  await db.transaction().execute(async trx => {
    await mend(trx)
    for (const { dossier_id, body } of await expireLinks(trx, now)) {
      await appendEvent(trx, {
        dossier_id,
        type: 'transmission-expired',
        at: now,
        by: CLOCK,
        data: { body },
      })
    }
  })
}
