import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { noteEvent } from '~/store/events/events'
import {
  lockRegistration,
  type StoredRegistration,
  updateRegistration,
} from '~/store/international/registrations'
import type { DbAndClock } from '../ground/deps'

/**
 * « Contacté »: notes that the team has called, and what was said. A repeat, or a second administrator,
 * gets what the first one noted.
 * @throws Refusal not-found
 */
export async function contactRegistration(
  { db, clock }: DbAndClock,
  by: AccountActor,
  id: string,
  note: string,
): Promise<StoredRegistration> {
  const now = clock()
  return db.transaction().execute(async trx => {
    const registration = found(await lockRegistration(trx, id))
    if (registration.contacted_at) return registration
    const change = { suspicion: null, contacted_at: now, contact_note: note.trim() }
    await updateRegistration(trx, id, change)
    await noteEvent(trx, by, now, { type: 'registration-contacted', data: { registration_id: id } })
    return { ...registration, ...change }
  })
}
