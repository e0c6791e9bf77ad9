import { sql } from 'kysely'
import type { DossierStatus } from '~/domain/dossier/dossier'
import type { Db } from '../database/database'

/** How many dossiers stand in each status, test dossiers left out, without counting rows. */
export async function dossierTotals(
  db: Db,
): Promise<{ total: number; of: (status: DossierStatus) => number }> {
  const totals = await readCounters(db, 'dossiers:%')
  return {
    total: [...totals.values()].reduce((sum, n) => sum + n, 0),
    of: status => totals.get(`dossiers:${status}`) ?? 0,
  }
}

/** How many invoices and drafts there are, test dossiers' left out, without counting rows. */
export async function invoiceTotal(db: Db): Promise<number> {
  return (await readCounters(db, 'invoices')).get('invoices') ?? 0
}

/** What all stored pieces weigh together. */
export async function documentBytes(db: Db): Promise<number> {
  return (await readCounters(db, 'document-bytes')).get('document-bytes') ?? 0
}

/** What bodies granted in a year, in cents. */
export async function grantedIn(db: Db, year: number): Promise<number> {
  const name = `grant:${year}`
  return (await readCounters(db, name)).get(name) ?? 0
}

/** How many stays in each status ended since a month's first day, by class. */
export function readStays(db: Db, month: string) {
  return db
    .selectFrom('counters')
    .select([
      sql<string>`split_part(name, ':', 2)`.as('status'),
      sql<number>`split_part(name, ':', 4)::integer`.as('rank'),
      eb => eb.fn.sum<string>('n').as('n'),
    ])
    .where('name', 'like', 'stay:%')
    .where(sql<boolean>`split_part(name, ':', 3) >= ${month}`)
    .groupBy(['status', 'rank'])
    .execute()
}

async function readCounters(db: Db, pattern: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('counters')
    .select(['name', eb => eb.fn.sum<string>('n').as('n')])
    .where('name', 'like', pattern)
    .groupBy('name')
    .execute()
  return new Map(rows.map(row => [row.name, Number(row.n)]))
}
