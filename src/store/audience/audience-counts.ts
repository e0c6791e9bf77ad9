import { sql } from 'kysely'
import { type AudienceCount, type KeptAudienceCount, OPEN_KINDS } from '~/domain/audience/audience-counts'
import type { Db } from '../database/database'

/** The sources and campaigns that a day holds already, by kind. */
export async function openNamesOf(db: Db, day: string): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom('audience_counts')
    .select(['kind', 'name'])
    .where('day', '=', day)
    .where('kind', 'in', OPEN_KINDS)
    .execute()
  const names = new Map<string, Set<string>>()
  for (const { kind, name } of rows) names.set(kind, (names.get(kind) ?? new Set()).add(name))
  return names
}

/** Adds to what is kept of a day. In one order, so that two copies of the program never wait for each other. */
export async function addAudienceCounts(db: Db, day: string, counts: AudienceCount[]) {
  if (counts.length === 0) return
  await sql`
    insert into audience_counts (day, kind, name, n)
    select ${day}::date, * from unnest(${counts.map(({ kind }) => kind)}::text[],
      ${counts.map(({ name }) => name)}::text[], ${counts.map(({ n }) => n)}::integer[]) as added (kind, name, n)
    order by 2, 3
    on conflict (day, kind, name) do update set n = audience_counts.n + excluded.n`.execute(db)
}

/** What was counted since a day, in sum, the most first. */
export async function audienceSince(db: Db, day: string): Promise<AudienceCount[]> {
  const { rows } = await sql<AudienceCount>`
    select kind, name, sum(n)::integer as n from audience_counts
    where day >= ${day}::date group by kind, name order by kind, n desc, name`.execute(db)
  return rows
}

/** The same by day, the first day first. */
export async function audienceByDay(db: Db, day: string): Promise<KeptAudienceCount[]> {
  const { rows } = await sql<KeptAudienceCount>`
    select to_char(day, 'YYYY-MM-DD') as day, kind, name, n from audience_counts
    where day >= ${day}::date order by audience_counts.day, kind, n desc, name`.execute(db)
  return rows
}

/** Forgets what was counted before a day. */
export async function forgetAudience(db: Db, before: Date) {
  await sql`delete from audience_counts where day < ${before}`.execute(db)
}
