import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { deleteAllSessions } from '~/store/access/end-sessions'
import { forgetBrowsers } from '~/store/access/known-browsers'
import { forgetAttempts } from '~/store/access/login-attempts'
import { lockSetting, readSetting, writeSetting } from '~/store/operation/settings'
import type { Deps } from '../ground/deps'
import { ARGON2ID } from './argon2id'

/**
 * Makes `configured` the password when it differs from the one before; without it, a password is
 * generated the first time.
 * @param keep told of it before it opens anything: one that nobody knows would lock everybody out
 */
export async function setUpPassword(
  deps: Pick<Deps, 'db'>,
  configured: string | null,
  keep: (generated: string) => void,
) {
  const known = await readSetting(deps.db, 'admin_password')
  if (configured === null && known) return
  if (configured !== null && known && (await verify(known, configured))) return
  const password = configured ?? randomBytes(12).toString('base64url')
  if (configured === null) keep(password)
  await changePassword(deps, password)
}

/** Ends every session and forgets every browser: whoever was in must know the new password. */
export async function changePassword({ db }: Pick<Deps, 'db'>, password: string) {
  const hashed = await hash(password, ARGON2ID)
  await db.transaction().execute(async trx => {
    // A sign-in that has passed opens its session first, which ends here, or finds another password.
    await lockSetting(trx, 'admin_password')
    await writeSetting(trx, 'admin_password', hashed)
    await deleteAllSessions(trx)
    await forgetBrowsers(trx)
    await forgetAttempts(trx)
  })
}
