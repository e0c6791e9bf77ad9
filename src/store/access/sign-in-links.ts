import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type SignedInTo = Pick<Selectable<Tables['sign_in_sessions']>, 'account_id' | 'email' | 'site_id'>

const OPENED = ['account_id', 'email', 'site_id'] as const

export async function insertSignInLink(trx: Db, link: Insertable<Tables['sign_in_links']>) {
  await trx.insertInto('sign_in_links').values(link).execute()
}

/** Uses a link up. @returns what it opens, or undefined when it was used, has run out, or never was */
export function consumeSignInLink(trx: Db, token_hash: string, now: Date): Promise<SignedInTo | undefined> {
  return trx
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(OPENED)
    .executeTakeFirst()
}

export async function insertSignInSession(trx: Db, session: Insertable<Tables['sign_in_sessions']>) {
  await trx.insertInto('sign_in_sessions').values(session).execute()
}

/** @returns what a session that began after `since` opens */
export function findSignInSession(db: Db, token_hash: string, since: Date): Promise<SignedInTo | undefined> {
  return db
    .selectFrom('sign_in_sessions')
    .select(OPENED)
    .where('token_hash', '=', token_hash)
    .where('created_at', '>', since)
    .executeTakeFirst()
}

export async function deleteSignInSession(db: Db, token_hash: string) {
  await db.deleteFrom('sign_in_sessions').where('token_hash', '=', token_hash).execute()
}

/** Ends what opens one site alone: links that the team showed, used or not. */
export async function endSiteSignIns(trx: Db, site_id: string) {
  await trx.deleteFrom('sign_in_links').where('site_id', '=', site_id).execute()
  await trx.deleteFrom('sign_in_sessions').where('site_id', '=', site_id).execute()
}

/** Ends what opens one account of the leads offer. */
export async function endAccountSignIns(trx: Db, account_id: string) {
  await trx.deleteFrom('sign_in_links').where('account_id', '=', account_id).execute()
  await trx.deleteFrom('sign_in_sessions').where('account_id', '=', account_id).execute()
}

/** Takes away links that ran out before `links`, sessions of accounts that began before `accounts`, of owners before `owners`. */
export async function deleteOldSignIns(db: Db, before: { links: Date; accounts: Date; owners: Date }) {
  await db.deleteFrom('sign_in_links').where('expires_at', '<', before.links).execute()
  await db
    .deleteFrom('sign_in_sessions')
    .where(({ and, eb, or }) =>
      or([
        and([eb('account_id', 'is not', null), eb('created_at', '<', before.accounts)]),
        eb('created_at', '<', before.owners),
      ]),
    )
    .execute()
}
