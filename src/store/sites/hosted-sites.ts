import { sql } from 'kysely'
import type { HostedState, Silence } from '~/domain/site/online/site-watch'
import { SILENT_MS } from '~/domain/site/online/site-watch'
import { countUpTo } from '../database/count-up-to'
import type { Db } from '../database/database'
import { newestFirst, type Page } from '../database/newest-first'
import { isSearch, matches } from '../database/search'
import { SITE_COLUMNS } from '../schema/columns'

/** What narrows the list of sites, and where it goes on. */
export interface HostedRequest extends Page {
  search: string
  status: HostedState | null
}

/** A claim of a domain, as a row of the list has it. */
interface HostedDomain {
  name: string
  www: boolean
  online: boolean
  away: boolean
}

const STATES: Record<HostedState, ReturnType<typeof sql<boolean>>> = {
  ended: sql<boolean>`ended_at is not null`,
  suspended: sql<boolean>`ended_at is null and suspended_at is not null`,
  online: sql<boolean>`ended_at is null and suspended_at is null and online_at is not null`,
  review: sql<boolean>`ended_at is null and online_at is null and review_at is not null`,
  making: sql<boolean>`ended_at is null and online_at is null and review_at is null`,
}

const hosted = (db: Db, { search, status }: Pick<HostedRequest, 'search' | 'status'>) =>
  db
    .selectFrom('sites')
    .where('gone_at', 'is', null)
    .$if(status !== null, query => query.where(STATES[status ?? 'online']))
    .$if(isSearch(search), query => query.where(matches('search_text', search)))

const rows = (db: Db, request: Pick<HostedRequest, 'search' | 'status'>) =>
  hosted(db, request)
    .leftJoin('site_versions', join =>
      join
        .onRef('site_versions.site_id', '=', 'sites.id')
        .onRef('site_versions.version', '=', 'sites.version'),
    )
    .select(SITE_COLUMNS.map(column => `sites.${column}` as const))
    .select(['facts', 'layout', 'site_versions.at as changed_at'])
    .select(['asked_at', 'silent_since', 'silent_because', 'certificate_until'])
    .select(
      // The newest claim, as `domainsOfSite` orders them: the one that its owner is told of.
      sql<HostedDomain | null>`(select jsonb_build_object('name', site_domains.name, 'www', www,
          'online', site_domains.online_at is not null, 'away', away_at is not null)
        from site_domains where site_id = sites.id
        order by asked_at desc, site_domains.name limit 1)`.as('domain'),
    )
    .select(
      sql<number>`(select count(*)::int from site_requests
        where site_id = sites.id and closed_at is null and suspicion is null)`.as('open_requests'),
    )
    .select(
      sql<number>`(select count(*)::int from site_notices
        where site_id = sites.id and decided_at is null and suspicion is null)`.as('open_notices'),
    )
    .select(
      sql<{ id: string; alt: string }[]>`coalesce((select jsonb_agg(jsonb_build_object('id', id, 'alt', alt))
        from site_photos where site_id = sites.id and removed_at is null), '[]')`.as('photos'),
    )

export type HostedRow = Awaited<ReturnType<typeof listHosted>>[number]

/** The newest first; keyset paging. What is gone is not there. */
export function listHosted(db: Db, request: HostedRequest) {
  return rows(db, request)
    .$call(newestFirst('begun_at', 'sites.id', request))
    .execute()
}

/** One of them. */
export function findHosted(db: Db, id: string): Promise<HostedRow | undefined> {
  return rows(db, { search: '', status: null }).where('sites.id', '=', id).executeTakeFirst()
}

/** How many match. @see countUpTo */
export const countHosted = (db: Db, request: Pick<HostedRequest, 'search' | 'status'>): Promise<number> =>
  countUpTo(db, hosted(db, request))

/** Sites that are shown and were not asked since an instant, those asked the longest ago first. */
export async function sitesToAsk(db: Db, before: Date, most: number) {
  const due = await db
    .selectFrom('sites')
    .select(['id', 'site_url as url'])
    .where('published_revision', 'is not', null)
    .where('ended_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where(eb => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<', before)]))
    .orderBy('asked_at', order => order.asc().nullsFirst())
    .limit(most)
    .execute()
  return due.flatMap(({ id, url }) => (url ? [{ id, url }] : []))
}

/** What asking found; since when a site is silent is kept until it answers. */
export async function noteAnswer(
  db: Db,
  id: string,
  { silence, certificate_until, at }: { silence: Silence | null; certificate_until: Date | null; at: Date },
) {
  await db
    .updateTable('sites')
    .set({ asked_at: at, silent_because: silence })
    .set(silence ? { silent_since: sql<Date>`coalesce(silent_since, ${at})` } : { silent_since: null })
    .$if(certificate_until !== null || silence === null, query => query.set({ certificate_until }))
    .where('id', '=', id)
    .execute()
}

/** Sites that somebody must look at: silent twice in a row, or whose certificate is refused or ends soon. */
export async function sitesInTrouble(db: Db, certificateBefore: Date) {
  const shown = db
    .selectFrom('sites')
    .select(['site_url', 'silent_because', 'silent_since', 'asked_at'])
    .where('ended_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('published_revision', 'is not', null)
    .where(eb => eb.or([eb('silent_since', 'is not', null), eb('certificate_until', '<', certificateBefore)]))
    .orderBy('silent_since')
    .limit(1_000)
  const found = await shown.execute()
  const isSilent = ({ silent_since, asked_at }: (typeof found)[number]) =>
    silent_since !== null && asked_at !== null && asked_at.getTime() - silent_since.getTime() >= SILENT_MS
  const refused = found.filter(
    ({ silent_because }) => silent_because === null || silent_because === 'certificate',
  )
  const silent = found.filter(one => isSilent(one) && one.silent_because !== 'certificate')
  const named = (sites: typeof found) => sites.flatMap(({ site_url }) => site_url ?? [])
  return { silent: named(silent), certificates: named(refused) }
}
