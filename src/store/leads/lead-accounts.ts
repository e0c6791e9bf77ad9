import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../database/database'
import { newestFirst, type Page } from '../database/newest-first'
import type { Tables } from '../database/tables'

export type StoredLeadAccount = Selectable<Tables['lead_accounts']>

export async function insertLeadAccount(trx: Db, account: Insertable<Tables['lead_accounts']>) {
  await trx.insertInto('lead_accounts').values(account).execute()
}

export function findLeadAccount(db: Db, id: string): Promise<StoredLeadAccount | undefined> {
  return db.selectFrom('lead_accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Reads one and keeps every other movement of its money waiting until this transaction ends. */
export function lockLeadAccount(trx: Db, id: string): Promise<StoredLeadAccount | undefined> {
  return trx.selectFrom('lead_accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The account that a registration became; a registration becomes one at most. */
export function leadAccountOfRegistration(db: Db, registrationId: string) {
  return db
    .selectFrom('lead_accounts')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .executeTakeFirst()
}

/** The accounts of one e-mail address, whatever its case. */
export function leadAccountsOf(db: Db, email: string): Promise<StoredLeadAccount[]> {
  return db
    .selectFrom('lead_accounts')
    .selectAll()
    .where(eb => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('created_at')
    .execute()
}

/** The same, and keeps every other opening of an account waiting until this transaction ends. */
export async function lockLeadAccountsOf(trx: Db, email: string): Promise<StoredLeadAccount[]> {
  await sql`select pg_advisory_xact_lock(hashtext('lead_accounts'))`.execute(trx)
  return leadAccountsOf(trx, email)
}

export async function updateLeadAccount(trx: Db, id: string, change: Updateable<Tables['lead_accounts']>) {
  await trx.updateTable('lead_accounts').set(change).where('id', '=', id).execute()
}

/** All clients of the leads offer, newest first; keyset paging. */
export function listLeadAccounts(db: Db, page: Page): Promise<StoredLeadAccount[]> {
  return db
    .selectFrom('lead_accounts')
    .selectAll()
    .$call(newestFirst('created_at', 'id', page))
    .execute()
}

/** The account that a paper of the leads offer names. */
export function accountOnPaper(
  db: Db,
  { email, company_name }: { email: string; company_name: string },
): Promise<StoredLeadAccount | undefined> {
  return db
    .selectFrom('lead_accounts')
    .selectAll()
    .where('email', '=', email)
    .where('company_name', '=', company_name)
    .orderBy('created_at')
    .executeTakeFirst()
}

/** Whether there ever was a client of the leads offer. */
export async function anyLeadAccount(db: Db): Promise<boolean> {
  return (await db.selectFrom('lead_accounts').select('id').limit(1).executeTakeFirst()) !== undefined
}
