import { sql } from 'kysely'
import type { Statement, StatementOccasion } from '~/domain/invoice/statement'
import type { Db } from './database'

export interface StoredStatement {
  rank: number
  made_at: Date
  occasion: StatementOccasion
  /** Of the sealed file. */
  sha256: string
  file_key: string
}

/** Journal and register as one statement tells them; test dossiers are in none. On one snapshot. */
export async function whatStands(
  trx: Db,
): Promise<Pick<Statement, 'series' | 'papers' | 'chains' | 'administration'>> {
  const { rows: series } = await sql<Statement['series'][number]>`
    select series, year, last, (
      select count(*)::integer from invoice_gaps as gaps
      where gaps.series = invoice_series.series and gaps.year = invoice_series.year) as gaps
    from invoice_series where series <> 'TEST' order by series, year`.execute(trx)
  const { rows: papers } = await sql<{ number: string; pdf_sha256: string }>`
    select number, pdf_sha256 from invoices where status = 'signee' and not is_test
    union all select number, pdf_sha256 from avoirs
    union all select number, pdf_sha256 from lead_invoices order by 1`.execute(trx)
  const { rows: chains } = await sql<{ dossier_id: string; rank: number; hash: string }>`
    select distinct on (dossier_id) dossier_id, rank, hash from events
    where dossier_id is not null and rank is not null
      and not exists (select from dossiers where dossiers.id = events.dossier_id and is_test)
    order by dossier_id, rank desc`.execute(trx)
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

/** Statements, newest first. */
export function statements(db: Db, limit: number): Promise<StoredStatement[]> {
  return db.selectFrom('statements').selectAll().orderBy('rank', 'desc').limit(limit).execute()
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
