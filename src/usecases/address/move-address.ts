import { ADDRESS_CHANGE_MS, CODE, isCodeFresh, isSameAddress } from '~/domain/dossier/address-proof'
import type { JobPayloads } from '~/domain/jobs'
import { type Actor, CLOCK, type ClientActor } from '~/domain/journal/actor'
import { DAY_MS } from '~/domain/milliseconds'
import type { Db } from '~/store/database/database'
import { codesAskedSince } from '~/store/dossiers/address-proof'
import { type Dossier, type LockedDossier, lockDossier, updateDossier } from '~/store/dossiers/dossiers'
import { hasQueuedSince } from '~/store/emails/emails'
import { appendEvent } from '~/store/events/events'
import { addJob } from '~/store/jobs/jobs'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'
import { isDisowned } from './disowned-address'

type MoveDeps = Pick<Deps, 'mailer' | 'clock' | 'publicUrl'>

/**
 * What another e-mail address writes in a dossier (specification B11). An address that proved itself is not taken away by
 * who has the key alone: a code typed just now, which went to it, or 72 hours after a notice to it. Where no e-mail
 * leaves it is changed at once.
 * @returns the columns; the messages are queued
 */
export async function moveAddress(
  trx: Db,
  deps: MoveDeps,
  by: ClientActor,
  dossier: LockedDossier,
  email: string,
): Promise<Parameters<typeof updateDossier>[2]> {
  const now = deps.clock()
  if (isSameAddress(dossier.email, email)) return { email }
  if (mayMoveNow(deps, dossier, now)) {
    await tellBoth(trx, deps, by, dossier, email)
    return movedTo(dossier, email, now)
  }
  if (dossier.email_next && isSameAddress(dossier.email_next, email)) return {}
  const email_next_at = new Date(now.getTime() + ADDRESS_CHANGE_MS)
  await addJob(
    trx,
    'change-address',
    { dossier_id: dossier.id },
    { key: jobKey(dossier.id), runAt: email_next_at },
  )
  await appendEvent(trx, { dossier_id: dossier.id, type: 'address-change-asked', at: now, by })
  // Whoever types one address after another does not flood the one that is proven.
  if (!(await hasQueuedSince(trx, dossier.id, 'address-changed', new Date(now.getTime() - DAY_MS))))
    await queueEmail(trx, deps, {
      kind: 'address-changed',
      recipient: dossier.email,
      dossier_id: dossier.id,
      data: { from: email_next_at.toISOString() },
    })
  return { email_next: email, email_next_at }
}

/** The time to object is over: the new address takes its place. One that was called off is nothing to do. */
export async function settleAddress(
  deps: Pick<Deps, 'db'> & MoveDeps,
  { dossier_id }: JobPayloads['change-address'],
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, dossier_id)
    if (!dossier?.email_next || !dossier.email_next_at) return
    const { email_next, email_next_at: runAt } = dossier
    if (now < runAt) return addJob(trx, 'change-address', { dossier_id }, { key: jobKey(dossier_id), runAt })
    await tellBoth(trx, deps, CLOCK, dossier, email_next)
    await updateDossier(trx, dossier, movedTo(dossier, email_next, now), now)
    await appendEvent(trx, { dossier_id, type: 'company-corrected', at: now, by: CLOCK })
  })
}

const jobKey = (id: string) => `change-address:${id}`

function mayMoveNow(
  { mailer }: Pick<Deps, 'mailer'>,
  { email_proven_at, code_confirmed_at, is_test }: Dossier,
  now: Date,
): boolean {
  return !email_proven_at || !mailer.leaves || is_test || isCodeFresh(code_confirmed_at, now)
}

/** A new address has proven nothing; one that was disowned stays so. */
const movedTo = (dossier: Dossier, email: string, now: Date) => ({
  email,
  email_proven_at: null,
  code_confirmed_at: null,
  email_disowned_at: isDisowned(dossier, email) ? now : null,
  ...NO_CHANGE_WAITS,
})

/** The columns of a dossier whose address stays what it is. */
export const NO_CHANGE_WAITS = { email_next: null, email_next_at: null }

/** The old address hears that it was replaced, if it was somebody's for sure; the new one gets a code. */
async function tellBoth(trx: Db, deps: MoveDeps, by: Actor, dossier: Dossier, recipient: string) {
  const about = { dossier_id: dossier.id }
  if (dossier.email_proven_at)
    await queueEmail(trx, deps, { kind: 'address-changed', recipient: dossier.email, ...about, data: {} })
  const asked = await codesAskedSince(trx, about, new Date(deps.clock().getTime() - DAY_MS))
  const wanted = deps.mailer.leaves && !dossier.is_test && !isDisowned(dossier, recipient)
  if (wanted && asked < CODE.a_day)
    await queueEmail(trx, deps, { kind: 'address-code', recipient, by, ...about })
}
