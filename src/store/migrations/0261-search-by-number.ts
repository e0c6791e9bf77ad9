import { type Kysely, sql } from 'kysely'

/** What a caller has at hand: a telephone number, the number on a paper, an amount. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index dossiers_phone on dossiers
      (right(regexp_replace(phone, '\\D', '', 'g'), 9) text_pattern_ops) where not is_test`.execute(db)
  await sql`
    create index dossiers_invoice_number on dossiers (invoice_number text_pattern_ops) where not is_test`.execute(
    db,
  )
  await sql`
    create index invoices_amount on invoices (amount_ttc_cents, created_at desc) where not is_test`.execute(
    db,
  )
}
