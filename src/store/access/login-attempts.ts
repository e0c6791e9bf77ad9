import { sql } from 'kysely'
import { LOGIN_FAILURES } from '~/domain/access/login-limits'
import type { Db } from '../database/database'

/** A place taken before the password is evaluated, or the seconds until there is one. */
export type Attempt = { id: number } | { retryAfter: number; spent: 'own' | 'all' }

/**
 * Takes a place among the failures allowed in the last 15 minutes, exactly, also when guesses come at
 * once: one after another passes. A sign-in that succeeds gives its place back.
 * @param key of the address, or of the known browser
 * @param worked that a proof of work stands for the share of all
 */
export function takeAttempt(
  db: Db,
  { key, known, worked }: { key: string; known: boolean; worked: boolean },
  now: Date,
): Promise<Attempt> {
  const { window_ms, per_address, in_all, per_known_browser } = LOGIN_FAILURES
  return db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtext('login_attempts'))`.execute(trx)
    await forgetOldAttempts(trx, now)
    const counted = await trx
      .selectFrom('login_attempts')
      .select(['key', 'at'])
      .where('known', '=', known)
      .orderBy('at', 'desc')
      .execute()
    const own = counted.filter(attempt => attempt.key === key)
    const ownInTheWay = own[(known ? per_known_browser : per_address) - 1]
    const inTheWay = ownInTheWay ?? (known || worked ? null : counted[in_all - 1])
    if (inTheWay) {
      const wait = inTheWay.at.getTime() + window_ms - now.getTime()
      return { retryAfter: Math.max(1, Math.ceil(wait / 1_000)), spent: ownInTheWay ? 'own' : 'all' }
    }
    return trx
      .insertInto('login_attempts')
      .values({ key, known, at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
}

/** It was no failure: who tried has signed in, or has only a code still to give. */
export async function giveAttemptBack(db: Db, id: number) {
  await db.deleteFrom('login_attempts').where('id', '=', id).execute()
}

/** Forgets the failures that no longer count. */
export async function forgetOldAttempts(db: Db, now: Date) {
  const since = new Date(now.getTime() - LOGIN_FAILURES.window_ms)
  await db.deleteFrom('login_attempts').where('at', '<=', since).execute()
}

/** All of them: everybody may try again at once. */
export async function forgetAttempts(db: Db) {
  await db.deleteFrom('login_attempts').execute()
}
