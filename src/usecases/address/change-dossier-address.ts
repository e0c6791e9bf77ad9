import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { isDisowned } from './disowned-address'
import { followingAddress, identityCheck, mailAskedCodes } from './mail-asked-codes'
import { moveAddress } from './move-address'
import { tryCode } from './try-code'

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'mailer' | 'rateLimits'>

/**
 * Mails a code to the address that somebody who lost his mailbox gives the team for his dossier. Where no e-mail leaves nothing
 * is mailed, and nothing is asked.
 * @returns whether a code is asked for
 * @throws Refusal not-found, invalid-fields, too-many-codes, too-many-requests
 */
export async function askDossierAddress(deps: ChangeDeps, by: AccountActor, id: string, typed: string) {
  const asked = deps.mailer.leaves
  await deps.db.transaction().execute(async trx => {
    const { dossier, next } = await addressesOf(trx, id, typed)
    const mail = { kind: 'address-next', recipient: next, dossier_id: dossier.id } as const
    if (asked) await mailAskedCodes(trx, deps, by, dossier.id, [mail])
  })
  return { asked }
}

/**
 * Gives a dossier another address by the code that its reader told the team, which checked who he is. One that is proven is
 * told at once, goes on receiving, and has 72 hours to call it off (`moveAddress`).
 * @throws Refusal not-found, invalid-fields, wrong-address-code, address-code-over
 */
export async function changeDossierAddress(
  deps: ChangeDeps,
  by: AccountActor,
  id: string,
  typed: { email: string; code: string; reason: string },
) {
  const now = deps.clock()
  const reason = identityCheck(typed.reason)
  const refused = await deps.db.transaction().execute(async trx => {
    const { dossier, next } = await addressesOf(trx, id, typed.email)
    const told = { email: next, code: typed.code }
    const wrong = deps.mailer.leaves && (await tryCode(trx, { dossier_id: dossier.id }, told, now))
    if (wrong) return wrong
    const moved = await moveAddress(trx, deps, by, dossier, next, true)
    await updateDossier(trx, dossier, moved, now)
    const line = { dossier_id: dossier.id, at: now, by }
    await appendEvent(trx, { ...line, type: 'address-change-asked', data: { reason } })
    if (moved.email) await appendEvent(trx, { ...line, type: 'company-corrected' })
    return null
  })
  // Thrown outside, so that the try stays counted.
  if (refused) throw new Refusal(refused)
}

/** The dossier, locked, and the address that is to follow its own. */
async function addressesOf(trx: Db, id: string, typed: string) {
  const dossier = await lockRealDossier(trx, id)
  const next = followingAddress(typed, dossier.email)
  if (isDisowned(dossier, next))
    throw wrongField('email', 'Qui lit cette adresse a dit que ce dossier n’est pas le sien.')
  return { dossier, next }
}
