import type { Insertable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

/** Keeps a challenge for one answer; those that nobody answered in time go. */
export async function insertChallenge(
  db: Db,
  challenge: { challenge: string; subject: string; expires_at: Date },
  now: Date,
) {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
  await db.insertInto('passkey_challenges').values(challenge).execute()
}

/** Takes a challenge away: a second answer to it finds none. @returns false when it was not there. */
export async function takeChallenge(db: Db, challenge: string, subject: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The oldest first. */
export function passkeysOf(db: Db, accountId: string) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

/** @returns false for one that is registered already, with whatever account */
export async function insertPasskey(trx: Db, passkey: Insertable<Tables['passkeys']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** A passkey and whose it is, if that account is still there; locked until the transaction ends. */
export function lockPasskey(trx: Db, credentialId: string) {
  return trx
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
    .selectAll('passkeys')
    .select(['accounts.name as account_name', 'accounts.role'])
    .where('credential_id', '=', credentialId)
    .where('accounts.removed_at', 'is', null)
    .forUpdate('passkeys')
    .executeTakeFirst()
}

/** @param counter as its authenticator counts its signatures: one that goes back was copied */
export async function noteUse(trx: Db, credentialId: string, counter: number, now: Date) {
  await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('credential_id', '=', credentialId)
    .execute()
}

/** @returns false when the account has no such passkey. */
export async function deletePasskey(trx: Db, accountId: string, credentialId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deletePasskeysOf(trx: Db, accountId: string) {
  await trx.deleteFrom('passkeys').where('account_id', '=', accountId).execute()
}
