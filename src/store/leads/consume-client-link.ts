import type { Db } from '../database/database'

/** Uses a link up. @returns its account, or undefined when it was used, has run out, or never was */
export async function consumeClientLink(trx: Db, token_hash: string, now: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('client_links')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id
}
