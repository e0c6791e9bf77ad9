import { sql } from 'kysely'
import type { BookedInvoice, BookedPayment, Period } from '~/domain/accounting/booked-invoice'
import type { AvoirMotive } from '~/domain/invoice/avoir-motive'
import { asksChoice } from '~/domain/invoice/partial-grant'
import type { Db } from '../database/database'
import { PAPER_COLUMNS } from './issued-papers'

const PAGE = 500

/** Every invoice that was issued, cancelled, paid or delivered within a period, with its whole history, by number. */
export async function* bookedInvoices(db: Db, period: Period): AsyncGenerator<BookedInvoice> {
  for (let after = ''; ; ) {
    const rows = await pageOf(db, period, after)
    for (const { avoir_number, avoir_day, avoir_issued_at, avoir_motive, terms, payments, ...row } of rows) {
      const cancelled = avoir_number !== null && avoir_day !== null && avoir_issued_at !== null
      yield {
        ...row,
        conditional: asksChoice(terms),
        avoir: cancelled
          ? { number: avoir_number, day: avoir_day, issued_at: avoir_issued_at, motive: avoir_motive }
          : null,
        // JSON made its instants text.
        payments: payments.map(payment => ({ ...payment, recorded_at: new Date(payment.recorded_at) })),
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.number
  }
}

/** When the site of an invoice was online first: the journal keeps it when dossier and site are gone. */
const DELIVERED = sql<Date | null>`(
  select min(events.at) from events
  where events.dossier_id = invoices.dossier_id and events.type = 'site-moved'
    and events.data->>'stage' = 'online' and events.at >= invoices.signed_at)`

const parisDayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Paris')::date::text`

/**
 * At the end of a day its dossier waited for a grant that was told, or for its client's choice; what is paid, cancelled or
 * erased does not.
 */
const awaitedOn = (day: string) => sql<boolean>`exists (
  select from dossiers where dossiers.invoice_number = invoices.number and not (
    status in ('Accepté', 'Payé') and decision_id is null
    and coalesce(${parisDayOf('accepted_notice_at')} <= ${day}, true)
    and (choice_until is null or coalesce(${parisDayOf('continued_at')} <= ${day}, false))))`

function pageOf(db: Db, { from, until }: Period, after: string) {
  return db
    .selectFrom('invoices')
    .leftJoin('avoirs', 'avoirs.invoice_number', 'invoices.number')
    .select([
      'invoices.number',
      'invoices.issue_date as day',
      sql<Date>`invoices.signed_at`.as('issued_at'),
      'invoices.company_name',
      'invoices.amount_ht_cents as net_cents',
      'invoices.amount_tva_cents as vat_cents',
      'invoices.amount_ttc_cents as gross_cents',
      'avoirs.number as avoir_number',
      'avoirs.issue_date as avoir_day',
      'avoirs.issued_at as avoir_issued_at',
    ])
    .select([
      sql<string>`coalesce(invoices.paper->'buyer'->>'siret', '')`.as('siret'),
      sql<number>`coalesce((invoices.paper->'amounts'->>'vat_basis_points')::integer, 0)`.as(
        'vat_basis_points',
      ),
      sql<AvoirMotive | null>`avoirs.paper->>'motive'`.as('avoir_motive'),
      sql<string | null>`invoices.signature->>'agreements_version'`.as('terms'),
      DELIVERED.as('delivered'),
      awaitedOn(until).as('awaited'),
      sql<BookedPayment[]>`coalesce((
        select json_agg(json_build_object('id', id, 'cents', amount_cents, 'day', paid_on,
          'recorded_at', recorded_at, 'payer', payer, 'reference', reference) order by id)
        from payments where payments.invoice_number = invoices.number), '[]')`.as('payments'),
    ])
    .where('invoices.status', '=', 'signee')
    .where('invoices.is_test', '=', false)
    .where('invoices.number', '>', after)
    .where(sql<boolean>`(
      invoices.issue_date between ${from} and ${until} or avoirs.issue_date between ${from} and ${until}
      or exists (select from payments where payments.invoice_number = invoices.number
        and paid_on between ${from} and ${until})
      or (${DELIVERED} at time zone 'Europe/Paris')::date between ${from}::date and ${until}::date)`)
    .orderBy('invoices.number')
    .limit(PAGE)
    .execute()
}

/** The files of what was issued in a period, invoices and avoirs, by number. */
export function papersOfPeriod(db: Db, { from, until }: Period) {
  return db
    .selectFrom('invoices')
    .select([...PAPER_COLUMNS, sql<string>`coalesce(paper->'buyer'->>'siret', '')`.as('siret')])
    .select([sql<string | null>`null`.as('siren'), sql<string | null>`null`.as('cancels')])
    .where('status', '=', 'signee')
    .where('is_test', '=', false)
    .where('issue_date', '>=', from)
    .where('issue_date', '<=', until)
    .unionAll(
      db
        .selectFrom('avoirs')
        .select([...PAPER_COLUMNS, sql<string>`coalesce(paper->'buyer'->>'siret', '')`.as('siret')])
        .select([sql<string | null>`null`.as('siren'), 'invoice_number as cancels'])
        .where('issue_date', '>=', from)
        .where('issue_date', '<=', until),
    )
    .unionAll(
      db
        .selectFrom('lead_invoices')
        .select([...PAPER_COLUMNS, sql<string>`''`.as('siret')])
        .select([sql<string | null>`paper->'buyer'->>'siren'`.as('siren'), 'cancels'])
        .where('issue_date', '>=', from)
        .where('issue_date', '<=', until),
    )
    .orderBy('number')
    .execute()
}
