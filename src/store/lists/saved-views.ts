import type { Selectable } from 'kysely'
import { VIEWS } from '~/domain/dossier/lists/saved-view'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type SavedView = Selectable<Tables['saved_views']>

/** An account's own views and those that others share, by name. */
export function viewsFor(db: Db, accountId: string) {
  return db
    .selectFrom('saved_views')
    .innerJoin('accounts', 'accounts.id', 'saved_views.account_id')
    .selectAll('saved_views')
    .select('accounts.name as account_name')
    .where(eb => eb.or([eb('account_id', '=', accountId), eb('shared', '=', true)]))
    .orderBy('saved_views.name')
    .orderBy('saved_views.id')
    .limit(VIEWS.own + VIEWS.shared)
    .execute()
}

/** Holds changes of all views until the transaction ends: their numbers are bounded. */
export async function lockViews(trx: Db): Promise<SavedView[]> {
  await trx.selectFrom('accounts').select('id').where('id', '=', 'owner').forUpdate().execute()
  return trx.selectFrom('saved_views').selectAll().execute()
}

export async function insertView(trx: Db, view: SavedView) {
  await trx.insertInto('saved_views').values(view).execute()
}

export async function updateView(trx: Db, id: string, change: Pick<SavedView, 'name' | 'shared'>) {
  await trx.updateTable('saved_views').set(change).where('id', '=', id).execute()
}

export async function deleteView(trx: Db, id: string) {
  await trx.deleteFrom('saved_views').where('id', '=', id).execute()
}
