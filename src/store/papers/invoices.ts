import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Tables } from '../database/tables'
import { dossierUpdate, type LockedDossier } from '../dossiers/dossiers'
import { held, type SeenDossier } from '../dossiers/seen-dossier'
import { INVOICE_COLUMNS } from '../schema/columns'
import { numberTaken, type SeriesNumber } from './invoice-series'

export type StoredInvoice = Omit<Selectable<Tables['invoices']>, 'search_text'>

export async function insertInvoice(trx: Db, invoice: Insertable<Tables['invoices']>) {
  await trx.insertInto('invoices').values(invoice).execute()
}

export function findInvoice(db: Db, number: string): Promise<StoredInvoice | undefined> {
  return db
    .selectFrom('invoices')
    .select(INVOICE_COLUMNS)
    .where('number', '=', number)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

/**
 * What a signature writes, in one statement: it takes the number, and issues the invoice, with its dossier and its
 * line in the journal.
 * @throws what `wasQuicker` knows, where the number or the dossier was another's: nothing is written then
 */
export async function issueInvoice(
  db: Db,
  draft: StoredInvoice,
  seen: SeenDossier,
  { issue, signed, line }: { issue: SeriesNumber; signed: SignedColumns; line: Insertable<Tables['events']> },
) {
  const { number, signed_at } = signed
  await db
    .with('issued', trx => trx.updateTable('invoices').set(signed).where('number', '=', draft.number))
    .with('change', trx =>
      dossierUpdate(trx, draft.dossier_id, { signed_at, invoice_number: number }, signed_at),
    )
    .with('line', trx => trx.insertInto('events').values(line))
    .selectNoFrom([held(seen).as('held'), numberTaken(issue).as('taken')])
    .modifyEnd(prepared)
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

/** Changes an invoice of a dossier that is not issued yet; the database refuses any other. */
export async function updateInvoice(
  trx: Db,
  { id }: LockedDossier,
  number: string,
  change: Updateable<Tables['invoices']>,
) {
  await trx
    .updateTable('invoices')
    .set(change)
    .where('number', '=', number)
    .where('dossier_id', '=', id)
    .execute()
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
