import { type Kysely, sql } from 'kysely'

/**
 * Where a whole SIRET may stand outside its column: in a name or an address. Nearly no dossier has one there, and the
 * trigrams of the whole table hold its zeros in every row. `search.ts` has the same condition.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index dossiers_search_many_digits on dossiers using gin (search_text gin_trgm_ops)
    where length(regexp_replace(company_name || email, '\\D', '', 'g')) >= 14
      or length(regexp_replace(siret, '\\D', '', 'g')) > 14`.execute(db)
}
