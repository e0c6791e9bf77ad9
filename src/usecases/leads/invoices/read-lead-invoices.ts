import { Refusal } from '~/domain/refusal'
import { findLeadInvoice, leadInvoicesOf } from '~/store/leads/lead-invoices'
import type { Deps } from '../../ground/deps'
import { readStoredPaper } from '../../invoice/read-stored-paper'

/** Ten years of them. */
const SHOWN = 240

/** The papers of a client, newest first. Amounts are cents; an avoir's are what it gives back. */
export async function listLeadInvoices({ db }: Pick<Deps, 'db'>, accountId: string) {
  const rows = await leadInvoicesOf(db, accountId, SHOWN)
  return rows.map(row => ({
    number: row.number,
    month: row.month,
    corrects: row.cancels,
    issued_at: row.issued_at,
    net_cents: row.amount_ht_cents,
    vat_cents: row.amount_tva_cents,
    gross_cents: row.amount_ttc_cents,
  }))
}

/**
 * The sealed bytes of a paper.
 * @param accountId whose it must be; null: the team reads any
 * @throws Refusal not-found, also for somebody else's; paper-altered
 */
export async function readLeadInvoice(
  deps: Pick<Deps, 'db' | 'encryptedFiles'>,
  number: string,
  accountId: string | null,
) {
  const row = await findLeadInvoice(deps.db, number)
  if (!row || (accountId !== null && row.account_id !== accountId)) throw new Refusal('not-found')
  return { pdf: await readStoredPaper(deps, row), sha256: row.pdf_sha256, ...row }
}
