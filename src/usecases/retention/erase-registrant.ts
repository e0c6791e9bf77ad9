import type { AccountActor } from '~/domain/journal/actor'
import { noteEvent } from '~/store/events/events'
import { lockRegistration } from '~/store/international/registrations'
import type { Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'
import { eraseRegistration } from './purge-registrations'

/** A registration goes because its person asks for that, with its messages; a repeat is no error. */
export async function eraseRegistrant(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock'>,
  by: AccountActor,
  registration_id: string,
) {
  const at = deps.clock()
  const message_ids = await deps.db.transaction().execute(async trx => {
    if (!(await lockRegistration(trx, registration_id))) return []
    const left = await eraseRegistration(trx, registration_id, at, 'demande')
    await noteEvent(trx, by, at, { type: 'registration-erased', data: { registration_id } })
    return left
  })
  await removeLeftovers(deps, { file_keys: [], message_ids })
}
