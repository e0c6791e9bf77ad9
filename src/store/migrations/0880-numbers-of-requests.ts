import { type Kysely, sql } from 'kysely'

/**
 * The number of a request that went is given to no other: messages, and what is answered to them, name it. Those about
 * requests that are gone go at the next purge.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table sites add column last_request integer not null default 0`.execute(db)
  await sql`
    update sites set last_request = numbers.last
    from (
      select site_id, max(number) as last from (
        select site_id, number from site_requests
        union all
        select site_id, number from mail_threads where kind = 'request'
        union all
        select data ->> 'site', (data ->> 'number')::integer from emails where kind in ('site-request', 'site-answer')
      ) as named group by site_id
    ) as numbers
    where sites.id = numbers.site_id`.execute(db)
  await sql`
    create index emails_of_site_requests on emails ((data ->> 'site'))
    where kind in ('site-request', 'site-answer')`.execute(db)
}
