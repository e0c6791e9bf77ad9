import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DocumentKind } from '~/domain/dossier/document-kind'
import type { Db } from './database'
import { dossierUpdate } from './dossiers'
import type { Tables } from './tables'

export type StoredInvoice = Selectable<Tables['invoices']>

export async function insertInvoice(trx: Db, invoice: Insertable<Tables['invoices']>) {
  await trx.insertInto('invoices').values(invoice).execute()
}

export function findInvoice(db: Db, number: string): Promise<StoredInvoice | undefined> {
  return db.selectFrom('invoices').selectAll().where('number', '=', number).executeTakeFirst()
}

/** A dossier's invoice by its number, and the kinds of the pieces that it rests on. */
export async function findDraft(
  db: Db,
  dossierId: string,
  number: string | null,
): Promise<{ invoice: StoredInvoice | undefined; kinds: DocumentKind[] }> {
  const row = await db
    .selectFrom('invoices')
    .selectAll('invoices')
    .select(kindsOf(dossierId).as('kinds'))
    .where('number', '=', number)
    .executeTakeFirst()
  if (row) return { invoice: row, kinds: row.kinds }
  const without = await db.selectNoFrom(kindsOf(dossierId).as('kinds')).executeTakeFirst()
  return { invoice: undefined, kinds: without?.kinds ?? [] }
}

const kindsOf = (dossierId: string) =>
  sql<DocumentKind[]>`array(
    select document_type from documents where dossier_id = ${dossierId} order by document_type)`

/** What a signature writes, in one statement: the invoice, its dossier, and its line in the journal. */
export async function issueInvoice(
  trx: Db,
  draft: StoredInvoice,
  { signed, line }: { signed: SignedColumns; line: Insertable<Tables['events']> },
) {
  const { number, signed_at } = signed
  await trx
    .with('issued', db => db.updateTable('invoices').set(signed).where('number', '=', draft.number))
    .with('change', db =>
      dossierUpdate(db, draft.dossier_id, { signed_at, invoice_number: number }, signed_at),
    )
    .insertInto('events')
    .values(line)
    .execute()
}

type SignedColumns = Updateable<Tables['invoices']> & { number: string; signed_at: Date }

/** The paper that we issued with these very bytes, and whether an avoir cancels it. */
export async function findIssuedPdf(
  db: Db,
  sha256: string,
): Promise<{ number: string; cancelled: boolean } | undefined> {
  const avoir = await db
    .selectFrom('avoirs')
    .select('number')
    .where('pdf_sha256', '=', sha256)
    .executeTakeFirst()
  if (avoir) return { ...avoir, cancelled: false }
  const ofLeads = await db
    .selectFrom('lead_invoices')
    .select('number')
    .where('pdf_sha256', '=', sha256)
    .executeTakeFirst()
  if (ofLeads) return { ...ofLeads, cancelled: false }
  const invoice = await db
    .selectFrom('invoices')
    .leftJoin('avoirs', 'avoirs.invoice_number', 'invoices.number')
    .select(['invoices.number', 'avoirs.number as avoir'])
    .where('invoices.pdf_sha256', '=', sha256)
    .executeTakeFirst()
  return invoice && { number: invoice.number, cancelled: invoice.avoir !== null }
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
