import { sql } from 'kysely'
import type { KeptCount, SiteCount } from '~/domain/site/online/site-counts'
import type { Db } from '../database/database'

/** Where the firms of some sites live, by the postal codes of their newest facts; those that are gone are left out. */
export async function postalCodesOf(db: Db, sites: string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('sites')
    .leftJoin('site_versions', join =>
      join
        .onRef('site_versions.site_id', '=', 'sites.id')
        .onRef('site_versions.version', '=', 'sites.version'),
    )
    .select([
      'sites.id',
      sql<string | null>`site_versions.facts #>> '{address,postal_code}'`.as('postal_code'),
    ])
    .where('sites.id', 'in', sites)
    .execute()
  return new Map(rows.map(({ id, postal_code }) => [id, postal_code]))
}

/** The sources that the day of each site holds already. */
export async function sourcesOfDays(
  db: Db,
  days: ReadonlyMap<string, string>,
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ site_id: string; name: string }>`
    select site_id, name from site_counts
    join unnest(${[...days.keys()]}::text[], ${[...days.values()]}::date[]) as asked (site, on_day)
      on site_id = site and day = on_day
    where kind = 'source'`.execute(db)
  const names = new Map<string, Set<string>>()
  for (const { site_id, name } of rows) names.set(site_id, (names.get(site_id) ?? new Set()).add(name))
  return names
}

/** Adds to what is kept. In one order, so that two copies of the program never wait for each other. */
export async function addSiteCounts(db: Db, counts: (KeptCount & Pick<SiteCount, 'site'>)[]) {
  if (counts.length === 0) return
  const column = <Name extends keyof (KeptCount & Pick<SiteCount, 'site'>)>(name: Name) =>
    counts.map(count => count[name])
  await sql`
    insert into site_counts (site_id, day, kind, name, n)
    select * from unnest(${column('site')}::text[], ${column('day')}::date[], ${column('kind')}::text[],
      ${column('name')}::text[], ${column('n')}::integer[]) as added (site, on_day, kind, name, n)
    order by 1, 2, 3, 4
    on conflict (site_id, day, kind, name) do update set n = site_counts.n + excluded.n`.execute(db)
}

/** What was counted of a site since a day, the first day first. */
export async function siteCountsSince(db: Db, siteId: string, day: string): Promise<KeptCount[]> {
  const { rows } = await sql<KeptCount>`
    select to_char(day, 'YYYY-MM-DD') as day, kind, name, n from site_counts
    where site_id = ${siteId} and day >= ${day}::date order by site_counts.day, kind, n desc, name`.execute(
    db,
  )
  return rows
}

/** Forgets what was counted before a day. */
export async function forgetSiteCounts(db: Db, before: Date) {
  await sql`delete from site_counts where day < ${before}`.execute(db)
}
