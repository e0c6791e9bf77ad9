import { type Kysely, sql } from 'kysely'

/** A French client of the leads offer is named by his SIREN on his papers; those of before have none until the team asks. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table lead_accounts add column siren text check (siren ~ '^[0-9]{9}$')`.execute(db)
}
