import type { Db } from '../database/database'

/** One paper that was issued to a client, also once his dossier is gone. */
export interface PaperOfDossier {
  number: string
  /** The invoice that an avoir cancels; null: it is an invoice. */
  cancels: string | null
  company_name: string
  issue_date: string
  amount_ttc_cents: number
  pdf_key: string
  pdf_sha256: string
}

/** The signed invoices of a dossier and their avoirs, the newest first. */
export async function papersOfDossier(db: Db, dossierId: string): Promise<PaperOfDossier[]> {
  const columns = [
    'company_name',
    'issue_date',
    'amount_ttc_cents',
    'number',
    'pdf_key',
    'pdf_sha256',
  ] as const
  const invoices = await db
    .selectFrom('invoices')
    .select(columns)
    .where('dossier_id', '=', dossierId)
    .where('signed_at', 'is not', null)
    .orderBy('issue_date', 'desc')
    .execute()
  const avoirs = await db
    .selectFrom('avoirs')
    .select([...columns, 'invoice_number'])
    .where('dossier_id', '=', dossierId)
    .orderBy('issue_date', 'desc')
    .execute()
  return [
    ...avoirs.map(({ invoice_number, ...avoir }) => ({ ...avoir, cancels: invoice_number })),
    ...invoices.flatMap(({ pdf_key, pdf_sha256, ...invoice }) =>
      pdf_key && pdf_sha256 ? [{ ...invoice, pdf_key, pdf_sha256, cancels: null }] : [],
    ),
  ]
}
