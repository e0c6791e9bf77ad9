import { sql } from 'kysely'
import type { DossierFilter } from '~/domain/dossier/lists/list-filter'
import type { Db } from '../database/database'
import { dossiersMatching } from '../lists/dossier-search'

/** The dossiers that match, the oldest first, up to `limit`, and what their pieces weigh together, in bytes. */
export async function weighSelection(db: Db, filter: DossierFilter, limit: number) {
  const dossiers = await dossiersMatching(db, filter)
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
