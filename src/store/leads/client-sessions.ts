import type { Db } from '../database/database'

export async function insertClientLink(
  trx: Db,
  link: { token_hash: string; account_id: string; expires_at: Date },
) {
  await trx.insertInto('client_links').values(link).execute()
}

export async function insertClientSession(
  trx: Db,
  session: { token_hash: string; account_id: string; created_at: Date },
) {
  await trx.insertInto('client_sessions').values(session).execute()
}

/** @returns the account of a session that began after `since`, while the account is open. */
export async function accountOfSession(db: Db, token_hash: string, since: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('client_sessions')
    .innerJoin('lead_accounts', 'lead_accounts.id', 'client_sessions.account_id')
    .select('client_sessions.account_id')
    .where('token_hash', '=', token_hash)
    .where('client_sessions.created_at', '>', since)
    .where('lead_accounts.closed_at', 'is', null)
    .executeTakeFirst()
  return row?.account_id
}

export async function deleteClientSession(db: Db, token_hash: string) {
  await db.deleteFrom('client_sessions').where('token_hash', '=', token_hash).execute()
}

/** Takes away sessions that began, and links that ran out, before that instant. */
export async function deleteOldClientSessions(db: Db, before: Date) {
  await db.deleteFrom('client_sessions').where('created_at', '<', before).execute()
  await db.deleteFrom('client_links').where('expires_at', '<', before).execute()
}
