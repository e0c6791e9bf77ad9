import { type RawBuilder, sql } from 'kysely'
import type { DossierStatus, InvoiceStatus } from '~/domain/dossier/dossier'
import type { DossierSort } from '~/domain/dossier/lists/dossier-list'
import type { FoundBy } from '~/domain/dossier/lists/found-by'
import type { DossierFilter, ListFilter } from '~/domain/dossier/lists/list-filter'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import { COUNT_CAP, countUpTo } from '../database/count-up-to'
import type { Db } from '../database/database'
import { newestFirst, type Page } from '../database/newest-first'
import { amountSought, anyOf, holds, isSearch, matches, paperBegins, paperSought } from '../database/search'
import { dossiersMatching, foundIn } from './dossier-search'

/** What narrows a list, and where it goes on. */
interface ListRequest<Status> extends Page, ListFilter<Status> {}

/** The dossiers may also be ordered by name; `value` is a moment or a name in its searchable form. */
export interface DossierListRequest extends Omit<ListRequest<DossierStatus>, 'after'> {
  sort: DossierSort
  after: { value: Date | string; key: string } | null
}

export interface DossierRow {
  id: string
  holder_id: string
  company_name: string
  siret: string
  address: string
  email: string
  phone: string
  /** A report said that the address receives nothing. */
  unreachable: boolean
  status: DossierStatus
  created_at: Date
  signed_at: Date | null
  invoice_number: string | null
  /** What the list is ordered by when it is by name. */
  sort_name: string
  /** Where it holds what was sought. */
  found_by: (FoundBy | null)[]
  documents: { document_type: DocumentKind; filename: string; size: number }[]
}

/** Test dossiers left out; keyset paging. */
export async function listDossiers(db: Db, request: DossierListRequest): Promise<DossierRow[]> {
  const { search, limit, after, sort } = request
  const by = sort.endsWith('created_at') ? sql`created_at` : sql`searchable(company_name)`
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const beyond = direction === 'desc' ? sql`<` : sql`>`
  return dossiersMatching(db, request)
    .select([
      'id',
      'holder_id',
      'company_name',
      'siret',
      'address',
      'email',
      'phone',
      'status',
      'created_at',
      'signed_at',
      'invoice_number',
    ])
    .select(sql<string>`searchable(company_name)`.as('sort_name'))
    .select(foundIn(search).as('found_by'))
    .select(sql<boolean>`bounced_address is not distinct from email`.as('unreachable'))
    .select(
      sql<DossierRow['documents']>`coalesce((
        select json_agg(json_build_object('document_type', document_type, 'filename', filename, 'size', size)
          order by document_type)
        from documents where dossier_id = dossiers.id), '[]')`.as('documents'),
    )
    .$if(after !== null, query =>
      query.where(sql<boolean>`(${by}, id) ${beyond} (${after?.value}, ${after?.key})`),
    )
    .orderBy(by, direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
}

/** How many match. @see manyMore */
export async function countDossiers(db: Db, filter: DossierFilter): Promise<number> {
  const matching = dossiersMatching(db, filter)
  if (await manyMore(matching)) return COUNT_CAP
  // In the order of the list: what is frequent is then found along its index, never by reading all.
  return countUpTo(db, matching.orderBy('created_at', 'desc').orderBy('id', 'desc'))
}

export interface InvoiceRow {
  number: string
  dossier_id: string
  /** Null once its dossier is purged. */
  holder_id: string | null
  company_name: string
  issue_date: string
  amount_ht_cents: number
  amount_ttc_cents: number
  status: InvoiceStatus
  created_at: Date
  avoir_number: string | null
  received_cents: number
}

/** Name and number hold its words; or a number begins so, or it is an amount with VAT (« 6 000 € »). */
function invoicesSought(search: string): RawBuilder<boolean> {
  const [paper, cents] = [paperSought(search), amountSought(search)]
  return anyOf([
    cents === null ? matches('search_text', search) : holds('search_text', search.trim()),
    paper?.start ? paperBegins('number', paper.start) : null,
    paper?.whole
      ? sql<boolean>`number = any(array[${paper.whole}, (select invoice_number from avoirs where number = ${paper.whole})])`
      : null,
    cents === null ? null : sql<boolean>`amount_ttc_cents = ${cents}`,
  ])
}

const invoicesMatching = (db: Db, { search, status }: ListFilter<InvoiceStatus>) =>
  db
    .selectFrom('invoices')
    .where('is_test', '=', false)
    .$call(query => (status === null ? query : query.where('status', '=', status)))
    .$if(isSearch(search), query => query.where(invoicesSought(search)))

/** Newest first, test invoices left out; keyset paging. */
export function listInvoices(db: Db, request: ListRequest<InvoiceStatus>): Promise<InvoiceRow[]> {
  return invoicesMatching(db, request)
    .select([
      'number',
      'dossier_id',
      'company_name',
      'issue_date',
      'amount_ht_cents',
      'amount_ttc_cents',
      'status',
      'created_at',
    ])
    .select(
      sql<string | null>`(select avoirs.number from avoirs where avoirs.invoice_number = invoices.number)`.as(
        'avoir_number',
      ),
    )
    .select(
      sql<number>`(
        select coalesce(sum(amount_cents), 0)::integer from payments where payments.invoice_number = invoices.number)`.as(
        'received_cents',
      ),
    )
    .select(
      sql<string | null>`(select holder_id from dossiers where dossiers.id = invoices.dossier_id)`.as(
        'holder_id',
      ),
    )
    .$call(newestFirst('created_at', 'number', request))
    .execute()
}

/** How many match. @see manyMore */
export async function countInvoices(db: Db, filter: ListFilter<InvoiceStatus>): Promise<number> {
  const matching = invoicesMatching(db, filter)
  if (await manyMore(matching)) return COUNT_CAP
  return countUpTo(db, matching.orderBy('created_at', 'desc').orderBy('number', 'desc'))
}

/** What the planner may be wrong by before a count is spared. */
const SURELY = 10

/**
 * Whether the planner's statistics see far more rows than will be counted: counting the thousand newest of
 * a hundred thousand reads ten times as many, to say « 1 000+ » all the same.
 */
async function manyMore(query: { explain: Explain }): Promise<boolean> {
  const [explained] = await query.explain('json')
  const [plan] = explained?.['QUERY PLAN'] ?? []
  return (plan?.Plan['Plan Rows'] ?? 0) >= SURELY * COUNT_CAP
}

type Explain = (format: 'json') => Promise<{ 'QUERY PLAN'?: { Plan: { 'Plan Rows': number } }[] }[]>
