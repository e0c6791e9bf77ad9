import { type Kysely, sql } from 'kysely'

/**
 * A grant below the total asks its client to choose: until when, what he said, and whether he was reminded. Dossiers that
 * were told of a grant before are asked nothing: what they signed says nothing of silence.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table dossiers
      add column choice_until timestamptz,
      add column continued_at timestamptz,
      add column choice_reminded_at timestamptz`.execute(db)
  await sql`
    create index dossiers_awaiting_choice on dossiers (choice_until, id)
    where status = 'Accepté' and choice_until is not null and continued_at is null`.execute(db)
}
