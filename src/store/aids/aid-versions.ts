import type { Aid } from '~/domain/aids/aid'
import type { Db } from '../database/database'
import type { StoredAid } from './aids'

export interface AidVersion {
  version: number
  published: boolean
  aid: Aid
  written_at: Date
  /** The name of an account that is still there. */
  author: string | null
}

/** Keeps what an aid says now. @param by the account that wrote it so; null: its file or an import */
export async function keepAidVersion(trx: Db, row: StoredAid, by: string | null): Promise<void> {
  const { id, version, published, aid, updated_at } = row
  await trx
    .insertInto('aid_versions')
    .values({
      aid_id: id,
      version,
      published,
      aid: JSON.stringify(aid),
      written_at: updated_at,
      written_by: by,
    })
    .onConflict(conflict => conflict.columns(['aid_id', 'version']).doNothing())
    .execute()
}

/** The newest first, fifty at most. */
export function listAidVersions(db: Db, aidId: string): Promise<AidVersion[]> {
  return db
    .selectFrom('aid_versions')
    .leftJoin('accounts', 'accounts.id', 'aid_versions.written_by')
    .select(['version', 'published', 'aid', 'written_at', 'accounts.name as author'])
    .where('aid_id', '=', aidId)
    .orderBy('version', 'desc')
    .limit(50)
    .execute()
}
