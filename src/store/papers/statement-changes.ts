import { sql } from 'kysely'
import type { Statement } from '~/domain/statements/statement'
import type { Db } from '../database/database'

/** Of the chains that a statement tells, those that are shorter now, and those with another line at that place. */
export async function changedChains(
  db: Db,
  chains: Statement['chains'],
): Promise<{ dossier: string; rank: number; reason: 'cut' | 'rewritten' }[]> {
  const told = JSON.stringify(chains.map(([dossier, rank, hash]) => ({ dossier, rank, hash })))
  const { rows } = await sql<{ dossier: string; rank: number; found: string | null }>`
    select told.dossier, told.rank, events.hash as found
    from json_to_recordset(${told}::json) as told (dossier text, rank integer, hash text)
    left join events on events.dossier_id = told.dossier and events.rank = told.rank
    where events.hash is distinct from told.hash order by 1`.execute(db)
  return rows.map(({ dossier, rank, found }) => ({ dossier, rank, reason: found ? 'rewritten' : 'cut' }))
}

/** Of the papers that a statement tells, those that no row tells of now, and those whose row names another file. */
export async function changedPapers(
  db: Db,
  papers: Statement['papers'],
): Promise<{ number: string; reason: 'deleted' | 'other-file' }[]> {
  const told = JSON.stringify(papers.map(([number, pdf_sha256]) => ({ number, pdf_sha256 })))
  const { rows } = await sql<{ number: string; found: string | null }>`
    select told.number, issued.pdf_sha256 as found
    from json_to_recordset(${told}::json) as told (number text, pdf_sha256 text)
    left join (
      select number, pdf_sha256 from invoices where status = 'signee'
      union all select number, pdf_sha256 from avoirs
      union all select number, pdf_sha256 from lead_invoices
    ) as issued on issued.number = told.number
    where issued.pdf_sha256 is distinct from told.pdf_sha256 order by 1`.execute(db)
  return rows.map(({ number, found }) => ({ number, reason: found ? 'other-file' : 'deleted' }))
}

/** Series whose counter stands lower than a statement tells: a number would be given twice. */
export async function loweredSeries(db: Db, series: Statement['series']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select told.series || '-' || told.year as name
    from json_to_recordset(${JSON.stringify(series)}::json) as told (series text, year integer, last integer)
    left join invoice_series as now on now.series = told.series and now.year = told.year
    where coalesce(now.last, 0) < told.last order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
