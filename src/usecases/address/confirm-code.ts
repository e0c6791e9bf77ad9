import { CODE } from '~/domain/dossier/address-proof'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { changeCode, lockNewestCode } from '~/store/address-proof'
import type { Db } from '~/store/database'
import { lockDossier, updateDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { tokenHash } from '../admin/secret-token'
import type { Deps } from '../deps'
import { letGoOnProof } from './let-go-on-proof'

/**
 * Proves the dossier's address by the newest code mailed to it, and keeps the dossier's id. The try counts
 * also when it fails. A proven address types a code again where a fresh one is asked for.
 * @throws Refusal not-found, wrong-address-code, address-code-over
 */
export async function confirmCode(
  deps: Pick<Deps, 'db' | 'clock'>,
  by: ClientActor,
  id: string,
  code: string,
) {
  const now = deps.clock()
  const refused = await deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, id)
    if (!dossier) throw new Refusal('not-found')
    const wrong = await tryCode(trx, dossier, code, now)
    if (wrong) return wrong
    const email_proven_at = dossier.email_proven_at ?? now
    await updateDossier(trx, id, { email_proven_at, email_disowned_at: null, code_confirmed_at: now }, now)
    await appendEvent(trx, { dossier_id: id, type: 'address-proven', at: now, by, data: { by: 'code' } })
    await letGoOnProof(trx, id)
    return null
  })
  // Thrown outside, so that the try stays counted.
  if (refused) throw new Refusal(refused)
}

async function tryCode(trx: Db, { id, email }: { id: string; email: string }, code: string, now: Date) {
  const newest = await lockNewestCode(trx, id)
  const over =
    !newest ||
    newest.used_at !== null ||
    newest.email !== email ||
    newest.tries >= CODE.tries ||
    now.getTime() - newest.sent_at.getTime() >= CODE.life_ms
  if (over) return 'address-code-over' as const
  if (newest.code_hash !== tokenHash(`${id}:${code.replace(/\s/g, '')}`)) {
    await changeCode(trx, newest.email_id, { tries: newest.tries + 1 })
    return 'wrong-address-code' as const
  }
  await changeCode(trx, newest.email_id, { used_at: now })
  return null
}
