import { type Selectable, sql, type Updateable } from 'kysely'
import type { Role } from '~/domain/access/permission'
import type { Db } from '../database'
import type { Tables } from '../tables'

export type Account = Selectable<Tables['accounts']>

/** The accounts that are there, the first made first. */
export function listAccounts(db: Db) {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'role', 'created_at'])
    .select(eb => [
      eb('password_hash', 'is not', null).as('has_password'),
      eb
        .selectFrom('passkeys')
        .select(eb => eb.fn.countAll<number>().as('n'))
        .whereRef('passkeys.account_id', '=', 'accounts.id')
        .as('passkeys'),
    ])
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute()
}

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** One change of who owns at a time: the last owner is counted while nobody else can go. */
export async function lockAccounts(trx: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('accounts'))`.execute(trx)
}

export function ownersOf(trx: Db) {
  return trx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .execute()
}

export async function insertAccount(
  trx: Db,
  account: { id: string; name: string; email: string; role: Role; created_at: Date },
) {
  await trx
    .insertInto('accounts')
    .values({ ...account, password_hash: null, totp_secret: null, removed_at: null })
    .execute()
}

export async function updateAccount(trx: Db, id: string, change: Updateable<Tables['accounts']>) {
  await trx.updateTable('accounts').set(change).where('id', '=', id).execute()
}

/** Takes a step of the second factor, once. @returns false when it, or a later one, was used before. */
export async function takeTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function replaceRecoveryCodes(trx: Db, accountId: string, hashes: string[]) {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map(code_hash => ({ account_id: accountId, code_hash, used_at: null })))
    .execute()
}

/** Uses a recovery code, once. @returns false when it is none, or was used before. */
export async function takeRecoveryCode(db: Db, accountId: string, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function recoveryCodesLeft(db: Db, accountId: string): Promise<number> {
  const { n } = await db
    .selectFrom('recovery_codes')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Names by id, also of accounts that were removed since. */
export async function accountNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
