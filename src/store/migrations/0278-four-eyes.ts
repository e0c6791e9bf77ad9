import { type Kysely, sql } from 'kysely'

/**
 * A decision that waits for a second account. It is about the version that its first account saw: a dossier that
 * changes since has none any more.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table dossiers
      add column proposed_at timestamptz,
      add column proposed_by text references accounts,
      add column proposed_version integer,
      add column proposal jsonb,
      add constraint proposal_whole check (num_nulls(proposed_at, proposed_by, proposed_version, proposal) in (0, 4))`.execute(
    db,
  )
  await sql`
    create index queue_confirm on dossiers (proposed_at, id)
    where not is_test and proposed_at is not null and proposed_version = version`.execute(db)
}
