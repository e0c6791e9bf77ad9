import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BulkAction } from '~/domain/dossier/lists/bulk'
import type { DossierFilter } from '~/domain/dossier/lists/list-filter'
import type { Db } from '../database/database'
import { dossiersMatching } from '../lists/dossier-search'

/** Which dossiers an action is meant for; each is asked again, under its lock, when its turn comes. */
export const MEANT_FOR: Record<BulkAction, RawBuilder<SqlBool>> = {
  assign: sql`true`,
  remind: sql`status in ('Nouveau', 'Incomplet') and reminders_off_at is null`,
  'mark-transmitted': sql`exists (
    select from transmissions where transmissions.dossier_id = dossiers.id and transmissions.state = 'manual')`,
  extend: sql`status = 'Soumis'`,
  erase: sql`status <> 'Accepté' and not (status = 'Incomplet' and signed_at is not null)`,
}

/** Exact: how many dossiers match, and how many of them the action is meant for. */
export async function countBulk(db: Db, action: BulkAction, filter: DossierFilter) {
  const counted = await dossiersMatching(db, filter)
    .select(eb => eb.fn.countAll<string>().as('matching'))
    .select(sql<string>`count(*) filter (where ${MEANT_FOR[action]})`.as('meant'))
    .executeTakeFirstOrThrow()
  return { matching: Number(counted.matching), meant: Number(counted.meant) }
}
