import { found } from '~/domain/found'
import { REGISTRATION_FIELDS, type Registration } from '~/domain/international/registration'
import type { AccountActor } from '~/domain/journal/actor'
import { noteEvent } from '~/store/events/events'
import {
  lockRegistration,
  type StoredRegistration,
  updateRegistration,
} from '~/store/international/registrations'
import type { DbAndClock } from '../ground/deps'
import { refuseOvertaken } from '../ground/refuse-overtaken'
import { checkedRegistration } from './checked-registration'

/**
 * Writes what a business says of itself by now, at its request (GDPR, article 16) or after a call: what it promised and what
 * was noted stay. A repeat changes nothing.
 * @param insteadOf what was on screen
 * @throws Refusal invalid-fields, registered-in-france, not-found, content-changed when it is another now
 */
export async function correctRegistration(
  { db, clock }: DbAndClock,
  by: AccountActor,
  id: string,
  typed: Registration,
  insteadOf: Registration,
): Promise<StoredRegistration> {
  const registration = checkedRegistration(typed)
  return db.transaction().execute(async trx => {
    const before = found(await lockRegistration(trx, id))
    if (REGISTRATION_FIELDS.every(field => before[field] === registration[field])) return before
    refuseOvertaken(before, insteadOf, 'cette inscription')
    await updateRegistration(trx, id, registration)
    await noteEvent(trx, by, clock(), { type: 'registration-corrected', data: { registration_id: id } })
    return { ...before, ...registration }
  })
}
