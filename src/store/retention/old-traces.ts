import type { Db } from '../database/database'
import { CONTESTED } from '../leads/disputes'

/** Forgets who called before an instant, and what the client wrote of it; the call stays as a figure of its invoice. */
export async function forgetCallers(db: Db, before: Date) {
  await db
    .updateTable('calls')
    .set({ caller: null })
    .where('caller', 'is not', null)
    .where('created_at', '<', before)
    .where(eb => eb.not(CONTESTED))
    .execute()
  await db
    .updateTable('lead_disputes')
    .set({ words: '' })
    .where('words', '!=', '')
    .where('decided_at', '<', before)
    .execute()
}

/** Forgets from where the lines of no dossier came: those of a dossier go with it. */
export async function forgetOrigins(db: Db, before: Date) {
  await db
    .updateTable('events')
    .set({ ip: null, user_agent: null })
    .where('dossier_id', 'is', null)
    .where('at', '<', before)
    .where(eb => eb.or([eb('ip', 'is not', null), eb('user_agent', 'is not', null)]))
    .execute()
}

/** Deletes messages about no dossier, registration or request. @returns the Message-IDs, whose copies go too */
export async function deleteOldEmails(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('emails')
    .where('dossier_id', 'is', null)
    .where('registration_id', 'is', null)
    .where('quote_request_id', 'is', null)
    .where('state', '!=', 'queued')
    .where('created_at', '<', before)
    .returning('message_id')
    .execute()
  return rows.map(row => row.message_id)
}

/** Forgets who was invited, and the addresses of accounts that are removed; their names stay beside what they did. */
export async function forgetFormerTeam(db: Db, before: Date) {
  await db
    .deleteFrom('invitations')
    .where(eb => eb.fn.coalesce('ended_at', 'expires_at'), '<', before)
    .execute()
  await db.updateTable('accounts').set({ email: null }).where('removed_at', '<', before).execute()
}

/** Which of these messages the outbox or a transmission still names, by the first part of their Message-IDs. */
export async function messagesKept(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('emails')
    .select('id')
    .where('id', 'in', ids)
    .unionAll(db.selectFrom('transmissions').select('id').where('id', 'in', ids))
    .execute()
  return new Set(rows.map(row => row.id))
}
