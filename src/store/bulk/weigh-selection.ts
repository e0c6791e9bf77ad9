import { sql } from 'kysely'
import type { Db } from '../database/database'
import { type BulkFilter, matching } from './bulk-selection'

/** The dossiers that match, the oldest first, up to `limit`, and what their pieces weigh together, in bytes. */
export async function weighSelection(db: Db, filter: BulkFilter, limit: number) {
  const dossiers = await matching(db, filter)
    .select(['id', 'company_name', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  const ids = dossiers.map(({ id }) => id)
  const { bytes } = await db
    .selectFrom('documents')
    .select(eb => eb.fn.coalesce(eb.fn.sum<string>('size'), sql<string>`0`).as('bytes'))
    .where('dossier_id', '=', sql<string>`any(${ids})`)
    .executeTakeFirstOrThrow()
  return { dossiers, bytes: Number(bytes) }
}
