import { sql } from 'kysely'
import type { Db } from './database'

/** One line of the journal. */
export interface NewEvent {
  dossier_id: string | null
  type: string
  at: Date
  actor: 'visitor' | 'administrator' | 'system'
  ip?: string
  user_agent?: string
  data?: Record<string, unknown>
}

export async function appendEvent(db: Db, event: NewEvent) {
  await db
    .insertInto('events')
    .values({
      ...event,
      ip: event.ip ?? null,
      user_agent: event.user_agent?.slice(0, 500) ?? null,
      data: JSON.stringify(event.data ?? {}),
    })
    .execute()
}

/** The last lines about a dossier, newest first. */
export function eventsOf(db: Db, dossierId: string, limit: number) {
  return db
    .selectFrom('events')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Takes the personal data out of a dossier's lines; what happened and when stays. */
export async function scrubEvents(trx: Db, dossierId: string) {
  await trx
    .updateTable('events')
    .set({ ip: null, user_agent: null, data: '{}' })
    .where('dossier_id', '=', dossierId)
    .execute()
}

/** The same for the lines about a registration, which name it in their data. */
export async function scrubRegistrationEvents(trx: Db, registrationId: string) {
  await trx
    .updateTable('events')
    .set({ ip: null, user_agent: null, data: '{}' })
    .where(sql<boolean>`data @> ${JSON.stringify({ registration_id: registrationId })}::jsonb`)
    .execute()
}
