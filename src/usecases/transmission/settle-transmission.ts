import { isSettled } from '~/domain/dossier/transmission'
import { found } from '~/domain/found'
import type { AccountActor, Actor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import {
  lockTransmission,
  requeueTransmission,
  type StoredTransmission,
  updateTransmission,
} from '~/store/transmissions/transmissions'
import type { DbAndClock } from '../ground/deps'

/**
 * The administrator has handed the dossier over by other means, and says how.
 * @throws Refusal not-found, invalid-fields, transmission-settled
 */
export async function markTransmitted({ db, clock }: DbAndClock, by: AccountActor, id: string, note: string) {
  if (note.trim() === '') throw wrongField('note', 'Dites comment le dossier a été transmis.')
  const now = clock()
  return change(db, id, async (trx, { dossier_id, body, state }) => {
    if (isSettled(state)) throw new Refusal('transmission-settled')
    await updateTransmission(trx, id, {
      state: 'done',
      note: note.trim(),
      settled_at: now,
      link_token: null,
      link_hash: null,
    })
    await appendEvent(trx, {
      dossier_id,
      type: 'transmission-marked-done',
      at: now,
      by,
      data: { body, note: note.trim() },
    })
  })
}

/**
 * Sends again, with a new link where it goes by e-mail: the one before stops working. Also what was collected: somebody
 * else than the body may have done that.
 * @throws Refusal not-found, transmission-settled
 */
export async function resendTransmission({ db, clock }: DbAndClock, by: Actor, id: string) {
  return change(db, id, async (trx, { dossier_id, body, channel, state }) => {
    if (channel === 'manual' || state === 'done' || state === 'superseded')
      throw new Refusal('transmission-settled')
    await updateTransmission(trx, id, {
      link_token: null,
      link_hash: null,
      link_expires_at: null,
      link_reader: null,
      link_window_ends_at: null,
      link_code_tries: 0,
      released: true,
    })
    await requeueTransmission(trx, id)
    await appendEvent(trx, {
      dossier_id,
      type: 'transmission-resent',
      at: clock(),
      by,
      data: { body },
    })
  })
}

async function change(
  db: Db,
  id: string,
  work: (trx: Db, transmission: StoredTransmission) => Promise<void>,
) {
  return db.transaction().execute(async trx => {
    const transmission = found(await lockTransmission(trx, id))
    await work(trx, transmission)
    return {}
  })
}
