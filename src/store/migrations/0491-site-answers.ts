import { type Kysely, sql } from 'kysely'

/** What a firm answers to who asked on its site, three times at most; and whose papers a site bears once its dossier is gone. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table site_answers (
      site_id text not null,
      number integer not null,
      rank integer not null check (rank between 1 and 3),
      sealed text not null,
      actor text not null check (actor in ('visitor', 'administrator', 'body', 'system')),
      account_id text,
      answered_at timestamptz not null,
      primary key (site_id, number, rank),
      foreign key (site_id, number) references site_requests on delete cascade
    )`.execute(db)
  await sql`
    alter table site_requests
      drop constraint site_requests_suspicion_check,
      add constraint site_requests_suspicion_check check (suspicion in ('budget', 'links', 'honeypot'))`.execute(
    db,
  )
  await sql`alter table sites add column papers_of text`.execute(db)
  await sql`update sites set papers_of = dossier_id`.execute(db)
}
