import { type Kysely, sql } from 'kysely'

/** SIRETs by their beginning, in any collation; it serves equality too. */
export async function up(db: Kysely<unknown>) {
  await sql`drop index dossiers_same_siret`.execute(db)
  await sql`
    create index dossiers_siret_start on dossiers (regexp_replace(siret, '\\D', '', 'g') text_pattern_ops)`.execute(
    db,
  )
}
