import { type Kysely, sql } from 'kysely'

/**
 * Every certificate that papers were sealed or stamped under: they are judged by them also once another one seals.
 * Only added to.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table known_certificates (
      purpose text not null check (purpose in ('seal', 'stamp')),
      pem text not null,
      noted_at timestamptz not null default now(),
      primary key (purpose, pem)
    )`.execute(db)
  await sql`
    create function keep_known_certificates() returns trigger language plpgsql as $$
    begin
      raise exception 'papers are judged by their certificates: none is changed or removed';
    end $$`.execute(db)
  await sql`
    create trigger keep_known_certificates before update or delete on known_certificates
    for each row execute function keep_known_certificates()`.execute(db)
  await sql`
    create trigger keep_papers_whole before truncate on known_certificates
    for each statement execute function keep_papers_whole()`.execute(db)
}
