import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from './database'
import type { Tables } from './tables'

export type StoredInvoice = Selectable<Tables['invoices']>

/**
 * The next number of a series, gapless: the row stays locked until this transaction ends, and a
 * rollback gives the number back.
 */
export async function nextSequence(trx: Db, series: string, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('invoice_series')
    .values({ series, year, last: 1 })
    .onConflict(conflict =>
      conflict.columns(['series', 'year']).doUpdateSet({ last: sql`invoice_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertInvoice(trx: Db, invoice: Insertable<Tables['invoices']>) {
  await trx.insertInto('invoices').values(invoice).execute()
}

export function findInvoice(db: Db, number: string): Promise<StoredInvoice | undefined> {
  return db.selectFrom('invoices').selectAll().where('number', '=', number).executeTakeFirst()
}

/** True when these are the very bytes of a paper that we issued. */
export async function isIssuedPdf(db: Db, sha256: string): Promise<boolean> {
  const invoices = db.selectFrom('invoices').select('number').where('pdf_sha256', '=', sha256)
  const avoirs = db.selectFrom('avoirs').select('number').where('pdf_sha256', '=', sha256)
  return (await invoices.unionAll(avoirs).executeTakeFirst()) !== undefined
}

/** Changes an invoice that is not issued yet; the database refuses any other. */
export async function updateInvoice(trx: Db, number: string, change: Updateable<Tables['invoices']>) {
  await trx.updateTable('invoices').set(change).where('number', '=', number).execute()
}

/** A dossier's invoices, newest first, each with the avoir that cancels it. */
export function invoicesOf(db: Db, dossierId: string) {
  return db
    .selectFrom('invoices')
    .leftJoin('avoirs', 'avoirs.invoice_number', 'invoices.number')
    .selectAll('invoices')
    .select('avoirs.number as avoir_number')
    .where('invoices.dossier_id', '=', dossierId)
    .orderBy('invoices.created_at', 'desc')
    .execute()
}

/** Drafts whose dossier goes: the number stays with its motive, the name goes. */
export async function abandonDrafts(trx: Db, dossierId: string) {
  await trx
    .updateTable('invoices')
    .set({ motive: 'abandonnée', company_name: '' })
    .where('dossier_id', '=', dossierId)
    .where('status', '=', 'en_attente')
    .execute()
}

/** @returns the keys of the papers' files. */
export async function deleteTestInvoices(trx: Db, dossierId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('invoices')
    .where('dossier_id', '=', dossierId)
    .where('is_test', '=', true)
    .returning('pdf_key')
    .execute()
  return rows.flatMap(row => row.pdf_key ?? [])
}

/** Every signed invoice and every avoir, by number: what was issued and can never change. */
export async function issuedPapers(db: Db, after: string, limit: number) {
  const columns = ['number', 'pdf_key', 'pdf_sha256'] as const
  const invoices = db
    .selectFrom('invoices')
    .select(columns)
    .where('status', '=', 'signee')
    .where('number', '>', after)
  return invoices
    .unionAll(db.selectFrom('avoirs').select(columns).where('number', '>', after))
    .orderBy('number')
    .limit(limit)
    .execute()
}
