import { type Selectable, sql, type Updateable } from 'kysely'
import type { Role } from '~/domain/access/permission'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

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

/** None that was removed. */
export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Whatever the case of its letters; none that was removed. */
export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** None that was removed; nobody else changes what lets it in until the transaction ends. */
export function lockAccount(trx: Db, id: string): Promise<Account | undefined> {
  return trx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** One change of who owns at a time: the last owner is counted while nobody else can go. */
export async function lockAccounts(trx: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('accounts'))`.execute(trx)
}

/** The accounts of owners that are not removed: one is always left. */
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

/** Names by id, also of accounts that were removed since. */
export async function accountNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
