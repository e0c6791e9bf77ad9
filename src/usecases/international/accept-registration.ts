import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { noteEvent } from '~/store/events/events'
import {
  lockRegistration,
  type StoredRegistration,
  updateRegistration,
} from '~/store/international/registrations'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'

/**
 * Brings a registration that was kept apart into the list, and sends the confirmation that it did not
 * get. A repeat changes nothing.
 * @throws Refusal not-found
 */
export async function acceptRegistration(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  by: AccountActor,
  id: string,
): Promise<StoredRegistration> {
  return deps.db.transaction().execute(async trx => {
    const registration = found(await lockRegistration(trx, id))
    if (registration.suspicion === null) return registration
    await updateRegistration(trx, id, { suspicion: null })
    await queueEmail(trx, deps, {
      kind: 'international-received',
      recipient: registration.email,
      registration_id: id,
    })
    await noteEvent(trx, by, deps.clock(), { type: 'registration-accepted', data: { registration_id: id } })
    return { ...registration, suspicion: null }
  })
}
