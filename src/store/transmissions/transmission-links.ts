import type { Db } from '../database/database'
import type { StoredTransmission } from './transmissions'

/** @param linkHash as `tokenHash` gives it */
export function findByLink(db: Db, linkHash: string): Promise<StoredTransmission | undefined> {
  return db.selectFrom('transmissions').selectAll().where('link_hash', '=', linkHash).executeTakeFirst()
}

/** The same, and keeps every other change of it waiting until this transaction ends. */
export function lockByLink(trx: Db, linkHash: string): Promise<StoredTransmission | undefined> {
  return trx
    .selectFrom('transmissions')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .forUpdate()
    .executeTakeFirst()
}

/** Ends the links that nobody used in time. @returns those transmissions. */
export function expireLinks(trx: Db, now: Date): Promise<StoredTransmission[]> {
  return trx
    .updateTable('transmissions')
    .set({ state: 'expired', link_hash: null })
    .where('state', '=', 'sent')
    .where('link_expires_at', '<=', now)
    .returningAll()
    .execute()
}
