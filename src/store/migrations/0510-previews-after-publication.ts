import { type Kysely, sql } from 'kysely'

/** Sites that are online have previews again, at an address that nobody was given while they were made. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update sites set preview_token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    where online_at is not null`.execute(db)
}
