import type { Db } from '../database/database'

/** What a key made, by its id. */
type Made = { dossier_id: string } | { registration_id: string } | { quote_request_id: string }

/**
 * Remembers that a key was used for a request; a concurrent use of the same key waits here until the
 * first one's transaction ends.
 * @returns what the key was used for before, or null when this is its first use.
 */
export async function claimKey(
  trx: Db,
  key: { key_hash: string; request_hash: string; created_at: Date } & Made,
): Promise<{ request_hash: string; made_id: string } | null> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ dossier_id: null, registration_id: null, quote_request_id: null, ...key })
    .onConflict(conflict => conflict.column('key_hash').doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows) return null
  const { request_hash, dossier_id, registration_id, quote_request_id } = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'dossier_id', 'registration_id', 'quote_request_id'])
    .where('key_hash', '=', key.key_hash)
    .executeTakeFirstOrThrow()
  return { request_hash, made_id: String(dossier_id ?? registration_id ?? quote_request_id) }
}
