import type { Db } from '../database/database'

/** Drafts whose dossier goes: they had no number, and leave nothing. */
export async function deleteDrafts(trx: Db, dossierId: string) {
  await trx
    .deleteFrom('invoices')
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

/** The unsigned drafts of a company under an address, as its paper names them; where it may still be signed; at most two are looked for. */
export function draftsOf(db: Db, companyName: string, email: string) {
  return db
    .selectFrom('invoices')
    .innerJoin('dossiers', 'dossiers.id', 'invoices.dossier_id')
    .select(['invoices.number', 'invoices.dossier_id'])
    .where('invoices.status', '=', 'en_attente')
    .where('invoices.is_test', '=', false)
    .where('dossiers.status', 'in', ['Nouveau', 'Incomplet'])
    .where('dossiers.company_name', '=', companyName)
    .where('dossiers.email', '=', email)
    .limit(2)
    .execute()
}
