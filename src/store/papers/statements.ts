import { sql } from 'kysely'
import type { Statement } from '~/domain/statements/statement'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredStatement = Tables['statements']

/** Lines of the journal by id: after the one, up to the other. */
interface Lines {
  after: string
  until: string
}

/**
 * Where the next statement begins: an hour before the one that was made last, or at the first line. A line that was
 * written while that one was made may have a lower number than what it tells.
 */
export async function nextLines(trx: Db): Promise<string> {
  const { rows } = await sql<{ after: string }>`
    select coalesce((
      select least(lines_until, coalesce(
        (select id - 1 from events where at >= made_at - interval '1 hour' order by at limit 1),
        (select max(id) from events)))
      from statements order by rank desc limit 1
    ), 0)::text as after`.execute(trx)
  return rows[0]?.after ?? '0'
}

/** At most so many lines after one of them. `more` where others follow. */
export async function linesAfter(trx: Db, after: string, limit: number): Promise<Lines & { more: boolean }> {
  const { rows } = await sql<{ until: string | null; lines: number }>`
    select max(id)::text as until, count(*)::integer as lines
    from (select id from events where id > ${after} order by id limit ${limit}) as next`.execute(trx)
  return { after, until: rows[0]?.until ?? after, more: rows[0]?.lines === limit }
}

/** What these lines moved in journal and register, and where the series stand; test dossiers are in none. */
export async function whatMoved(
  trx: Db,
  { after, until }: Lines,
): Promise<Pick<Statement, 'series' | 'papers' | 'chains' | 'administration'>> {
  const { rows: series } = await sql<Statement['series'][number]>`
    select series, year, last, (
      select count(*)::integer from invoice_gaps as gaps
      where gaps.series = invoice_series.series and gaps.year = invoice_series.year) as gaps
    from invoice_series where series <> 'TEST' order by series, year`.execute(trx)
  const { rows: papers } = await sql<{ number: string; pdf_sha256: string }>`
    with told as (
      select distinct data ->> 'number' as number from events
      where id > ${after} and id <= ${until}
        and type in ('invoice-signed', 'avoir-issued', 'lead-invoice-issued', 'paper-imported')
    )
    select number, pdf_sha256 from invoices join told using (number) where status = 'signee' and not is_test
    union all select number, pdf_sha256 from avoirs join told using (number)
    union all select number, pdf_sha256 from lead_invoices join told using (number) order by 1`.execute(trx)
  const { rows: chains } = await sql<{ dossier_id: string; rank: number; hash: string }>`
    select dossier_id, head.rank, head.hash
    from (select distinct dossier_id from events where id > ${after} and id <= ${until}) as moved
    cross join lateral (
      select rank, hash from events where events.dossier_id = moved.dossier_id and rank is not null
      order by rank desc limit 1
    ) as head
    where not exists (select from dossiers where dossiers.id = moved.dossier_id and is_test)
    order by dossier_id`.execute(trx)
  const { rows: last } = await sql<{ rank: number; hash: string }>`
    select rank, hash from events where dossier_id is null and rank is not null
    order by rank desc limit 1`.execute(trx)
  return {
    series,
    papers: papers.map(({ number, pdf_sha256 }) => [number, pdf_sha256]),
    chains: chains.map(({ dossier_id, rank, hash }) => [dossier_id, rank, hash]),
    administration: last[0] ? [last[0].rank, last[0].hash] : null,
  }
}

/** All statements, newest first. */
export function statements(db: Db): Promise<StoredStatement[]> {
  return db.selectFrom('statements').selectAll().orderBy('rank', 'desc').execute()
}

export function lastStatement(trx: Db): Promise<StoredStatement | undefined> {
  return trx.selectFrom('statements').selectAll().orderBy('rank', 'desc').limit(1).executeTakeFirst()
}

export function findStatement(db: Db, rank: number): Promise<StoredStatement | undefined> {
  return db.selectFrom('statements').selectAll().where('rank', '=', rank).executeTakeFirst()
}

/** Any number of this program's own. */
const STATEMENT_LOCK = 7_392_011

/** One at a time, so that each follows the one before. */
export async function lockStatements(trx: Db) {
  await sql`select pg_advisory_xact_lock(${sql.lit(STATEMENT_LOCK)})`.execute(trx)
}

/** Under `lockStatements`: its rank is the next one. */
export async function insertStatement(trx: Db, statement: StoredStatement) {
  await trx.insertInto('statements').values(statement).execute()
}

/** The line of the administration's journal at a place. */
export async function administrationHash(db: Db, rank: number): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .select('hash')
    .where('dossier_id', 'is', null)
    .where('rank', '=', rank)
    .executeTakeFirst()
  return row?.hash ?? null
}
