import type { Db } from './database'

/**
 * Remembers that a key was used for a request; a concurrent use of the same key waits here until the
 * first one's transaction ends.
 * @returns what the key was used for before, or null when this is its first use.
 */
export async function claimKey(
  trx: Db,
  key: { key_hash: string; request_hash: string; dossier_id: string; created_at: Date },
): Promise<{ request_hash: string; dossier_id: string } | null> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values(key)
    .onConflict(conflict => conflict.column('key_hash').doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows) return null
  return trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'dossier_id'])
    .where('key_hash', '=', key.key_hash)
    .executeTakeFirstOrThrow()
}
