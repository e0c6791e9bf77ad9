import { sql } from 'kysely'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Dossier, LockedDossier } from './dossiers'

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
    .where(OF_ITS_ADDRESS)
    .executeTakeFirst()
}

/**
 * Uses a link up, where its message went to the address that the locked dossier has at this very moment.
 * @returns false when it was used meanwhile, is over, or the dossier has another address by now
 */
export async function spendLink(
  trx: Db,
  token_hash: string,
  { id }: LockedDossier,
  used_at: Date,
): Promise<boolean> {
  const done = await trx
    .updateTable('dossier_links')
    .from('dossiers')
    .set({ used_at })
    .whereRef('dossiers.id', '=', 'dossier_links.dossier_id')
    .where('dossiers.id', '=', id)
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', used_at)
    .where(OF_ITS_ADDRESS)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** A mailbox is the same however its capitals were typed. */
const OF_ITS_ADDRESS = sql<boolean>`lower(dossier_links.email) = lower(dossiers.email)`
