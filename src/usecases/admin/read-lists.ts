import type { DossierStatus, InvoiceStatus } from '~/domain/dossier/dossier'
import type { DossierSort } from '~/domain/dossier/lists/dossier-list'
import type { ListFilter } from '~/domain/dossier/lists/list-filter'
import * as lists from '~/store/lists/admin-lists'
import { dossierTotals, invoiceTotal } from '~/store/lists/counters'
import { eachOnce } from '~/store/lists/dossier-search'
import { pageOf, readCursor, readTextCursor, writeCursor, writeTextCursor } from '../ground/cursor'
import type { Deps } from '../ground/deps'

interface Page<Status> extends ListFilter<Status> {
  limit: number
  cursor: string | null
}

/** One page of dossiers. @throws Refusal invalid-request when the cursor is not ours */
export async function listDossiers(
  { db }: Pick<Deps, 'db'>,
  page: Page<DossierStatus> & { sort: DossierSort },
) {
  const byDate = page.sort.endsWith('created_at')
  // Side by side: what is frequent takes as long to count as to list.
  const [rows, total] = await Promise.all([
    lists.listDossiers(db, {
      ...page,
      limit: page.limit + 1,
      after: byDate ? afterDate(readCursor(page.cursor)) : readTextCursor(page.cursor),
    }),
    totalOfDossiers(db, page),
  ])
  const { shown, next_cursor } = pageOf(rows, page.limit, last => cursorAfter(last, byDate))
  return {
    dossiers: shown.map(({ signed_at, invoice_number, sort_name: _, holder_id, found_by, ...row }) => ({
      ...row,
      ...(page.search.trim() !== '' ? { found_by: eachOnce(found_by) } : {}),
      id: holder_id,
      ...(signed_at ? { signature_timestamp: signed_at } : {}),
      ...(invoice_number ? { invoice_number } : {}),
    })),
    total,
    next_cursor,
  }
}

const afterDate = (cursor: ReturnType<typeof readCursor>) =>
  cursor && { value: cursor.created_at, key: cursor.key }

const cursorAfter = ({ id, created_at, sort_name }: lists.DossierRow, byDate: boolean) =>
  byDate ? writeCursor(created_at, id) : writeTextCursor(sort_name, id)

/** One page of invoices, newest first; amounts in euros. @throws Refusal invalid-request when the cursor is not ours */
export async function listInvoices({ db }: Pick<Deps, 'db'>, page: Page<InvoiceStatus>) {
  const [rows, total] = await Promise.all([
    lists.listInvoices(db, { ...page, limit: page.limit + 1, after: readCursor(page.cursor) }),
    totalOfInvoices(db, page),
  ])
  const { shown, next_cursor } = pageOf(rows, page.limit, last => writeCursor(last.created_at, last.number))
  return {
    factures: shown.map(row => ({
      invoice_number: row.number,
      company_id: row.holder_id ?? row.dossier_id,
      company_name: row.company_name,
      issue_date: row.issue_date,
      amount_ht: row.amount_ht_cents / 100,
      amount_ttc: row.amount_ttc_cents / 100,
      status: row.status,
      received: row.received_cents / 100,
      ...(row.avoir_number ? { avoir_number: row.avoir_number } : {}),
    })),
    total,
    next_cursor,
  }
}

async function totalOfDossiers(db: Deps['db'], { search, status }: Page<DossierStatus>): Promise<number> {
  if (search.trim() !== '') return lists.countDossiers(db, { search, status })
  const totals = await dossierTotals(db)
  return status === null ? totals.total : totals.of(status)
}

const totalOfInvoices = (db: Deps['db'], page: Page<InvoiceStatus>): Promise<number> =>
  page.search.trim() === '' && page.status === null ? invoiceTotal(db) : lists.countInvoices(db, page)
