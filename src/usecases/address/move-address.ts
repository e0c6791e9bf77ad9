import { randomId } from '~/domain/access/random-id'
import { ADDRESS_CHANGE_MS, CODE, isCodeFresh, isSameAddress } from '~/domain/dossier/address-proof'
import type { JobPayloads } from '~/domain/jobs'
import { type Actor, CLOCK } from '~/domain/journal/actor'
import { DAY_MS } from '~/domain/milliseconds'
import type { Db } from '~/store/database/database'
import { codesAskedSince, isCodeTypedSince } from '~/store/dossiers/address-proof'
import { type Dossier, type LockedDossier, lockDossier, updateDossier } from '~/store/dossiers/dossiers'
import { hasQueuedSince } from '~/store/emails/emails'
import { appendEvent } from '~/store/events/events'
import { addJob } from '~/store/jobs/jobs'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'
import { isDisowned, owning } from './disowned-address'
import { letGoOnProof } from './let-go-on-proof'

type MoveDeps = Pick<Deps, 'mailer' | 'clock' | 'publicUrl'>

/**
 * What another e-mail address writes in a dossier (specification B11). An address that proved itself is not taken away by
 * who has the key alone: a code typed just now, which went to it, or 72 hours after a notice to it. Where no e-mail
 * leaves it is changed at once.
 * @param byTeam it was asked for it, and told the code that went to the new address
 * @returns the columns; the messages are queued
 */
export async function moveAddress(
  trx: Db,
  deps: MoveDeps,
  by: Actor,
  dossier: LockedDossier,
  email: string,
  byTeam = false,
): Promise<Parameters<typeof updateDossier>[2]> {
  const now = deps.clock()
  if (isSameAddress(dossier.email, email)) return { email }
  if (mayMoveNow(deps, dossier, now, byTeam))
    return movedTo(trx, deps, by, dossier, email, byTeam && deps.mailer.leaves)
  if (!byTeam && dossier.email_next && isSameAddress(dossier.email_next, email)) return {}
  const email_next_at = new Date(now.getTime() + ADDRESS_CHANGE_MS)
  await addJob(
    trx,
    'change-address',
    { dossier_id: dossier.id },
    { key: jobKey(dossier.id), runAt: email_next_at },
  )
  if (!byTeam)
    await appendEvent(trx, { dossier_id: dossier.id, type: 'address-change-asked', at: now, by, data: {} })
  // Whoever types one address after another does not flood the one that is proven; who called one off hears of the next.
  const told = dossier.email_next !== null
  if (!(told && (await hasQueuedSince(trx, dossier.id, 'address-changed', new Date(now.getTime() - DAY_MS)))))
    await queueEmail(trx, deps, {
      kind: 'address-changed',
      recipient: dossier.email,
      dossier_id: dossier.id,
      data: { from: email_next_at.toISOString(), ...(byTeam && { by_team: true }) },
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
    const asked = new Date(runAt.getTime() - ADDRESS_CHANGE_MS - CODE.life_ms)
    const proven = await isCodeTypedSince(trx, { dossier_id }, email_next, asked)
    const moved = await movedTo(trx, deps, CLOCK, dossier, email_next, proven)
    await updateDossier(trx, dossier, moved, now)
    await appendEvent(trx, { dossier_id, type: 'company-corrected', at: now, by: CLOCK })
  })
}

const jobKey = (id: string) => `change-address:${id}`

function mayMoveNow(
  { mailer }: Pick<Deps, 'mailer'>,
  { email_proven_at, code_confirmed_at, is_test }: Dossier,
  now: Date,
  byTeam: boolean,
): boolean {
  // The code of one who is in his dossier just now says nothing of one who rang.
  const fresh = !byTeam && isCodeFresh(code_confirmed_at, now)
  return !email_proven_at || !mailer.leaves || is_test || fresh
}

/**
 * The new address takes its place, and both are told. It has proven nothing, and one that was disowned stays so; unless its
 * reader told the team its code: then the key, which messages to the one before held, ends with it.
 */
async function movedTo(
  trx: Db,
  deps: MoveDeps,
  by: Actor,
  dossier: Dossier,
  email: string,
  proven: boolean,
): ReturnType<typeof moveAddress> {
  const now = deps.clock()
  const about = { dossier_id: dossier.id }
  if (dossier.email_proven_at || (proven && !dossier.email_disowned_at))
    await queueEmail(trx, deps, { kind: 'address-changed', recipient: dossier.email, ...about, data: {} })
  if (proven) {
    await letGoOnProof(trx, dossier.id)
    await queueEmail(trx, deps, { kind: 'resume-link', recipient: email, by, ...about })
    return { email, code_confirmed_at: null, ...provenBy(dossier, email, now) }
  }
  const asked = await codesAskedSince(trx, about, new Date(now.getTime() - DAY_MS))
  const disowned = isDisowned(dossier, email)
  if (deps.mailer.leaves && !dossier.is_test && !disowned && asked < CODE.a_day)
    await queueEmail(trx, deps, { kind: 'address-code', recipient: email, by, ...about })
  return {
    ...{ email, email_proven_at: null, code_confirmed_at: null },
    ...{ email_disowned_at: disowned ? now : null, ...NO_CHANGE_WAITS },
  }
}

/** The columns of a dossier whose address stays what it is. */
const NO_CHANGE_WAITS = { email_next: null, email_next_at: null }

/** The columns of a dossier of which somebody at that address said that it is his: under a new key. */
export const provenBy = (dossier: Dossier, email: string, at: Date) => ({
  ...{ holder_id: randomId(), email_proven_at: at, email_disowned_at: null, bounced_address: null },
  ...{ disowned_hashes: owning(dossier, email), ...NO_CHANGE_WAITS },
})
