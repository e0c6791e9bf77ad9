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
