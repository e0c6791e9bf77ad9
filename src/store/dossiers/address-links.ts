import type { Db } from '../database'
import type { Dossier } from '../dossiers'
import { prepared } from '../prepared'

export async function insertLink(
  db: Db,
  link: { token_hash: string; dossier_id: string; email: string; expires_at: Date },
) {
  await db
    .insertInto('dossier_links')
    .values({ ...link, used_at: null })
    .modifyEnd(prepared)
    .execute()
}

/** The dossier that an unused link leads to, as long as its address is the one that the link went to. */
export async function dossierOfLink(trx: Db, token_hash: string, now: Date): Promise<Dossier | undefined> {
  return trx
    .selectFrom('dossiers')
    .innerJoin('dossier_links', 'dossier_links.dossier_id', 'dossiers.id')
    .selectAll('dossiers')
    .where('dossier_links.token_hash', '=', token_hash)
    .where('dossier_links.used_at', 'is', null)
    .where('dossier_links.expires_at', '>', now)
    .whereRef('dossier_links.email', '=', 'dossiers.email')
    .executeTakeFirst()
}

/** @returns false when it was used meanwhile */
export async function spendLink(trx: Db, token_hash: string, used_at: Date): Promise<boolean> {
  const done = await trx
    .updateTable('dossier_links')
    .set({ used_at })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
