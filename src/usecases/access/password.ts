import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { forgetBudget } from '~/store/access/budgets'
import { deleteAllSessions } from '~/store/access/end-sessions'
import { forgetBrowsers } from '~/store/access/known-browsers'
import { forgetAttempts } from '~/store/access/login-attempts'
import { readSetting, writeSetting } from '~/store/operation/settings'
import type { Deps } from '../ground/deps'

export const ARGON2ID = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/**
 * Makes `configured` the password when it differs from the one before; without it, a password is
 * generated the first time.
 * @returns the generated password, to be shown once, else null.
 */
export async function setUpPassword(
  deps: Pick<Deps, 'db'>,
  configured: string | null,
): Promise<string | null> {
  const known = await readSetting(deps.db, 'admin_password')
  if (configured === null && known) return null
  if (configured !== null && known && (await verify(known, configured))) return null
  const password = configured ?? randomBytes(12).toString('base64url')
  await changePassword(deps, password)
  return configured === null ? password : null
}

/** Ends every session and forgets every browser: whoever was in must know the new password. */
export async function changePassword({ db }: Pick<Deps, 'db'>, password: string) {
  const hashed = await hash(password, ARGON2ID)
  await db.transaction().execute(async trx => {
    await writeSetting(trx, 'admin_password', hashed)
    await deleteAllSessions(trx)
    await forgetBrowsers(trx)
    await forgetAttempts(trx)
  })
}

/** Forgets the failed sign-ins and codes: everyone may try again at once. */
export async function unlockLogin({ db }: Pick<Deps, 'db'>) {
  await forgetAttempts(db)
  await forgetBudget(db, 'second-factor')
}
