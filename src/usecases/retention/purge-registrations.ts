import { retentionEnd } from '~/domain/dossier/retention'
import type { Db } from '~/store/database/database'
import { insertErasure } from '~/store/dossiers/erasures'
import { emailsOfRegistration } from '~/store/emails/emails'
import { scrubRegistrationEvents } from '~/store/events/scrub-events'
import {
  deleteRegistration,
  lockRegistration,
  type StoredRegistration,
} from '~/store/international/registrations'
import { removeJob } from '~/store/jobs/jobs'
import { registrationsIdleSince } from '~/store/retention/idle-rows'
import { idleBefore } from '../ground/idle-before'
import type { Motive } from './erasure/remove-dossier'
import { type PurgeDeps, purgeIdle } from './purge-idle'

/** The same as for dossiers, for the businesses outside France that asked to be called. */
export const purgeRegistrations = (deps: PurgeDeps) =>
  purgeIdle<StoredRegistration>(deps, {
    table: 'registrations',
    since: (db, now, months, after) => registrationsIdleSince(db, idleBefore(now, months), after),
    lock: lockRegistration,
    kept: registration => ({
      lastActivity: registration.contacted_at ?? registration.created_at,
      noticeAt: registration.retention_notice_at,
      extendedUntil: null,
      unproven: false,
    }),
    // The address of a suspect one belongs to somebody who perhaps never wrote.
    quietEnd: ({ suspicion, created_at }, months) => (suspicion ? retentionEnd(created_at, months) : null),
    nameOf: ({ company_name }) => company_name,
    notice: ({ id, email }, purge_at) => ({
      kind: 'registration-retention-notice',
      recipient: email,
      registration_id: id,
      data: { purge_at },
    }),
    erase: (trx, { id }, now) => eraseRegistration(trx, id, now),
  })

/** The one way by which a registration goes. @returns the Message-IDs whose copies go too */
export async function eraseRegistration(
  trx: Db,
  id: string,
  erased_at: Date,
  motive: Motive = 'échéance',
): Promise<string[]> {
  const left = await emailsOfRegistration(trx, id)
  for (const email of left) await removeJob(trx, `email:${email.id}`)
  await scrubRegistrationEvents(trx, id)
  await deleteRegistration(trx, id)
  await insertErasure(trx, { dossier_id: id, erased_at, motive })
  return left.map(email => email.message_id)
}
