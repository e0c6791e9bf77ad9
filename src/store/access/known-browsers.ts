import { KNOWN_BROWSER } from '~/domain/access/login-limits'
import { DAY_MS } from '~/domain/milliseconds'
import type { Db } from '../database/database'

/** Whether it signed in during the last `KNOWN_BROWSER.days`. */
export async function isKnownBrowser(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('known_browsers')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('last_login_at', '>', new Date(now.getTime() - KNOWN_BROWSER.days * DAY_MS))
    .executeTakeFirst()
  return found !== undefined
}

/** Notes a sign-in, and forgets the browsers that have not been seen for longest. */
export async function rememberBrowser(db: Db, tokenHash: string, now: Date) {
  await db
    .insertInto('known_browsers')
    .values({ token_hash: tokenHash, last_login_at: now })
    .onConflict(conflict => conflict.column('token_hash').doUpdateSet({ last_login_at: now }))
    .execute()
  await db
    .deleteFrom('known_browsers')
    .where('token_hash', 'not in', eb =>
      eb
        .selectFrom('known_browsers')
        .select('token_hash')
        .orderBy('last_login_at', 'desc')
        .limit(KNOWN_BROWSER.at_most),
    )
    .execute()
}

/** All of them: the master password is another. */
export async function forgetBrowsers(db: Db) {
  await db.deleteFrom('known_browsers').execute()
}
