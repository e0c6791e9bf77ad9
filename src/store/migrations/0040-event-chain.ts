import { type Kysely, sql } from 'kysely'

/**
 * The lines about a dossier form a chain of hashes (specification C5). What a purge takes enters a
 * hash as salted digests only. Lines that stood before this migration belong to no chain.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table events
      add column rank integer,
      add column personal jsonb not null default '{}',
      add column previous text,
      add column hash text,
      add check ((rank is null) = (hash is null) and (rank is null) = (previous is null)),
      add constraint events_one_rank unique (dossier_id, rank)`.execute(db)
}
