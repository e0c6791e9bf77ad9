import { type Kysely, sql } from 'kysely'

/** Under which host a site is looked at before it is online, and what opens it: 80 and 244 random bits. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table sites
      add column preview_label text not null unique
        default 'apercu-' || substr(replace(gen_random_uuid()::text, '-', ''), 13),
      add column preview_token text not null
        default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`.execute(db)
}
