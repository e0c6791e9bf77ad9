import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '~/domain/refusal'
import { deleteAllSessions, deleteSession, insertSession, touchSession } from '~/store/sessions'
import { readSetting, writeSetting } from '~/store/settings'
import type { Deps } from '../deps'

const MINUTE = 60_000
/** QUALITY.md section 3: 30 minutes idle, 12 hours in all. */
const IDLE = 30 * MINUTE
const ABSOLUTE = 12 * 60 * MINUTE

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Exchanges the master password for a token of 256 random bits, kept hashed.
 * @throws Refusal wrong-password
 */
export async function login(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  password: string,
): Promise<{ token: string }> {
  const known = await readSetting(db, 'admin_password')
  if (!known || !(await verify(known, password))) throw new Refusal('wrong-password')
  const token = randomBytes(32).toString('base64url')
  await insertSession(db, hashed(token), clock())
  return { token }
}

/** Lets a token through while it is neither idle nor over. @throws Refusal unauthorised */
export async function checkSession({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string | null) {
  const now = clock()
  const limits = {
    usedAfter: new Date(now.getTime() - IDLE),
    createdAfter: new Date(now.getTime() - ABSOLUTE),
  }
  if (!token || !(await touchSession(db, hashed(token), now, limits))) throw new Refusal('unauthorised')
}

/** Ends a session; a token that is not known is no error. */
export async function logout({ db }: Pick<Deps, 'db'>, token: string | null) {
  if (token) await deleteSession(db, hashed(token))
}

/**
 * Makes `configured` the password, ending all sessions when it differs from the one before; without
 * it, a password is generated the first time.
 * @returns the generated password, to be shown once, else null.
 */
export async function setUpPassword(
  { db }: Pick<Deps, 'db'>,
  configured: string | null,
): Promise<string | null> {
  const known = await readSetting(db, 'admin_password')
  if (configured === null && known) return null
  if (configured !== null && known && (await verify(known, configured))) return null
  const password = configured ?? randomBytes(12).toString('base64url')
  await db.transaction().execute(async trx => {
    await writeSetting(trx, 'admin_password', await hash(password, ARGON2ID))
    await deleteAllSessions(trx)
  })
  return configured === null ? password : null
}

const hashed = (token: string) => createHash('sha256').update(token).digest('hex')
