import { type Kysely, sql } from 'kysely'

/** What the team works by: who has a dossier, what is new in it, what was answered, and what it says among itself. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table dossiers
      add column assignee_id text references accounts,
      add column pieces_new_at timestamptz,
      add column pieces_checked_at timestamptz,
      add column eligibility_answer text check (eligibility_answer in ('likely', 'question', 'no')),
      add column eligibility_sentence text,
      add column eligibility_answered_at timestamptz`.execute(db)
  await sql`
    create table dossier_notes (
      id bigint generated always as identity primary key,
      dossier_id text not null references dossiers on delete cascade,
      account_id text not null references accounts,
      text text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index dossier_notes_of on dossier_notes (dossier_id, id)`.execute(db)
  const index = (name: string, columns: string, where: string) =>
    sql`create index ${sql.ref(`queue_${name}`)} on dossiers (${sql.raw(columns)}) where not is_test and ${sql.raw(where)}`.execute(
      db,
    )
  await index(
    'answer',
    'created_at, id',
    `status = 'Nouveau' and signed_at is null and eligibility_answered_at is null`,
  )
  await index('new_pieces', 'pieces_new_at, id', `status = 'Incomplet' and pieces_new_at is not null`)
  await index(
    'to_check',
    'finalized_at, id',
    `status = 'Soumis' and decision_id is null and pieces_checked_at is null`,
  )
  await index(
    'decision',
    'pieces_checked_at, id',
    `status = 'Soumis' and decision_id is null and pieces_checked_at is not null`,
  )
  await index('remind', 'requested_at, id', `status = 'Incomplet'`)
  await index('finalize', 'signed_at, id', `status = 'Nouveau' and signed_at is not null`)
  await index(
    'signature',
    'updated_at, id',
    `status = 'Nouveau' and signed_at is null and invoice_number is not null`,
  )
  await sql`
    create index transmissions_manual on transmissions (created_at, id) where state = 'manual'`.execute(db)
}
