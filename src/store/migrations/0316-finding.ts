import { type Kysely, sql } from 'kysely'

/** An address from its beginning, and what one account has: a queue of a million is not walked for twenty of its dossiers. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index dossiers_email on dossiers (lower(email) text_pattern_ops) where not is_test`.execute(db)
  await sql`
    create index dossiers_of_assignee on dossiers (assignee_id, status)
    where not is_test and assignee_id is not null`.execute(db)
}
