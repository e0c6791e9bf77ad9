import type { Db } from '../database/database'

/** What is read of every paper that was issued, of whatever kind. */
export const PAPER_COLUMNS = [
  'number',
  'pdf_key',
  'pdf_sha256',
  'issue_date',
  'company_name',
  'amount_ht_cents',
  'amount_tva_cents',
  'amount_ttc_cents',
] as const

/** What `issuedPapers` reads of each. */
export type IssuedPaper = Awaited<ReturnType<typeof issuedPapers>>[number]

/** Every signed invoice, every avoir and every paper of the leads offer, by number: what was issued and can never change. */
export async function issuedPapers(db: Db, after: string, limit: number) {
  const columns = [...PAPER_COLUMNS, 'paper'] as const
  const invoices = db
    .selectFrom('invoices')
    .select(columns)
    .where('status', '=', 'signee')
    .where('number', '>', after)
  return invoices
    .unionAll(db.selectFrom('avoirs').select(columns).where('number', '>', after))
    .unionAll(db.selectFrom('lead_invoices').select(columns).where('number', '>', after))
    .orderBy('number')
    .limit(limit)
    .execute()
}
