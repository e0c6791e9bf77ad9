import { type Kysely, sql } from 'kysely'

/**
 * An invoice is signed while its dossier may still be handed in and no decision waits, whoever writes it. It fails with
 * the class of a serialization failure: somebody was quicker, and whoever signs looks again.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function sign_where_it_may() returns trigger language plpgsql as $$
    begin
      if exists (
        select from dossiers where id = new.dossier_id
          and (status not in ('Nouveau', 'Incomplet') or decision_id is not null)
      ) then
        raise exception 'the dossier of invoice % can be signed no more', new.number
          using errcode = 'serialization_failure';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger sign_where_it_may before update of status on invoices
    for each row when (old.status <> 'signee' and new.status = 'signee')
    execute function sign_where_it_may()`.execute(db)
}
