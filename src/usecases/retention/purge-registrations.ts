import { purgeDate, retentionEnd, retentionStep } from '~/domain/dossier/retention'
import { CLOCK } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { insertErasure } from '~/store/dossiers/erasures'
import { deleteRegistration, registrationsIdleSince } from '~/store/dossiers/retention'
import { noteRetention } from '~/store/dossiers/retention-notices'
import { emailsOfRegistration } from '~/store/emails/emails'
import { scrubRegistrationEvents } from '~/store/events/scrub-events'
import { lockRegistration, type StoredRegistration } from '~/store/international/registrations'
import { removeJob } from '~/store/jobs/jobs'
import type { Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'
import { idleBefore, pages, retentionMonths } from '../ground/retention-round'
import { queueEmail } from '../outbox/queue-email'
import { noticeHasRun } from './notice-accepted'

/** What it needs of the outside. */
type PurgeRegistrationsDeps = Pick<
  Deps,
  'db' | 'encryptedFiles' | 'mailer' | 'clock' | 'agency' | 'publicUrl'
>

/** The same as for dossiers, for the businesses outside France that asked to be called. */
export async function purgeRegistrations(deps: PurgeRegistrationsDeps) {
  const months = await retentionMonths(deps)
  const now = deps.clock()
  const before = idleBefore(now, months)
  for await (const registration of pages(after => registrationsIdleSince(deps.db, before, after))) {
    const step = stepOf(registration, months, now)
    if (step === 'notify') await announce(deps, registration.id, months)
    if (step === 'purge' && (await hasNoticeRun(deps, registration, months)))
      await purge(deps, registration.id, months)
  }
}

/** The address of a suspect one belongs to somebody who perhaps never wrote: it goes without a message. */
function stepOf(registration: StoredRegistration, months: number, now: Date) {
  if (!registration.suspicion) return retentionStep(kept(registration), months, now)
  return now >= retentionEnd(registration.created_at, months) ? 'purge' : 'keep'
}

/** A suspect one goes without a notice. */
const hasNoticeRun = async (
  deps: Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl'>,
  registration: StoredRegistration,
  months: number,
) =>
  registration.suspicion !== null ||
  noticeHasRun(
    deps,
    {
      table: 'registrations',
      id: registration.id,
      company_name: registration.company_name,
      toldAt: registration.retention_told_at,
    },
    kept(registration),
    months,
  )

const kept = (registration: StoredRegistration) => ({
  lastActivity: registration.contacted_at ?? registration.created_at,
  noticeAt: registration.retention_notice_at,
  extendedUntil: null,
  unproven: false,
})

async function announce(deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>, id: string, months: number) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const registration = await lockRegistration(trx, id)
    if (!registration || stepOf(registration, months, now) !== 'notify') return
    await noteRetention(trx, 'registrations', id, now)
    await queueEmail(trx, deps, {
      kind: 'registration-retention-notice',
      recipient: registration.email,
      registration_id: id,
      by: CLOCK,
      data: { purge_at: purgeDate(kept(registration), months, now).toISOString() },
    })
  })
}

async function purge(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock'>,
  id: string,
  months: number,
) {
  const now = deps.clock()
  const message_ids = await deps.db.transaction().execute(async trx => {
    const registration = await lockRegistration(trx, id)
    if (!registration || stepOf(registration, months, now) !== 'purge') return []
    return eraseRegistration(trx, id, now)
  })
  await removeLeftovers(deps, { file_keys: [], message_ids })
}

/** The one way by which a registration goes. @returns the Message-IDs whose copies go too */
export async function eraseRegistration(trx: Db, id: string, erased_at: Date): Promise<string[]> {
  const left = await emailsOfRegistration(trx, id)
  for (const email of left) await removeJob(trx, `email:${email.id}`)
  await scrubRegistrationEvents(trx, id)
  await deleteRegistration(trx, id)
  await insertErasure(trx, { dossier_id: id, erased_at, motive: 'échéance' })
  return left.map(email => email.message_id)
}
