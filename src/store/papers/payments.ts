import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredPayment = Selectable<Tables['payments']>

/** What came in for an invoice, in the order of recording. */
export function paymentsOf(db: Db, invoiceNumber: string): Promise<StoredPayment[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('invoice_number', '=', invoiceNumber)
    .orderBy('id')
    .execute()
}

/** What came in for all invoices of a dossier. */
export function paymentsOfDossier(db: Db, dossierId: string): Promise<StoredPayment[]> {
  return db.selectFrom('payments').selectAll().where('dossier_id', '=', dossierId).orderBy('id').execute()
}

/** Writes a payment down under the next number, gapless: the lock lasts until the caller's transaction ends. */
export async function insertPayment(trx: Db, payment: Omit<Insertable<Tables['payments']>, 'id'>) {
  await sql`select pg_advisory_xact_lock(hashtextextended('payments', 0))`.execute(trx)
  const { last } = await trx
    .selectFrom('payments')
    .select(eb => eb.fn.coalesce(eb.fn.max('id'), sql.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('payments')
    .values({ ...payment, id: Number(last) + 1 })
    .execute()
}

/** When each reminder of a dossier's payment left, the first one first. */
export async function remindersOf(db: Db, dossierId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('payment_reminders')
    .select('sent_at')
    .where('dossier_id', '=', dossierId)
    .orderBy('rank')
    .execute()
  return rows.map(row => row.sent_at)
}

export async function insertReminder(trx: Db, reminder: Insertable<Tables['payment_reminders']>) {
  await trx.insertInto('payment_reminders').values(reminder).execute()
}
