import type { Db } from '../database/database'

/** Notes what was announced; it is no activity. A dossier's is noted under its lock. */
export async function noteRetention(
  trx: Db,
  table: Exclude<Announced, 'dossiers'>,
  id: string,
  retention_notice_at: Date,
) {
  await trx.updateTable(table).set({ retention_notice_at }).where('id', '=', id).execute()
}

/** What is announced before it goes. */
export type Announced = 'dossiers' | 'registrations' | 'quote_requests'

const NOTICES = {
  dossiers: { kind: 'retention-notice', column: 'dossier_id' },
  registrations: { kind: 'registration-retention-notice', column: 'registration_id' },
  quote_requests: { kind: 'quote-request-retention-notice', column: 'quote_request_id' },
} as const

/** When the notice of that instant, or a later one, was accepted; null when none was. */
export async function noticeOf(db: Db, table: Announced, id: string, noticeAt: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('emails')
    .select('sent_at')
    .where('kind', '=', NOTICES[table].kind)
    .where(NOTICES[table].column, '=', id)
    .where('created_at', '>=', noticeAt)
    .where('state', '=', 'sent')
    .orderBy('sent_at')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at ?? null
}

/** Notes that the team knows of a notice that could not be delivered. */
export async function noteTeamTold(trx: Db, table: Announced, id: string, retention_told_at: Date) {
  await trx.updateTable(table).set({ retention_told_at }).where('id', '=', id).execute()
}
