import { Refusal } from '~/domain/refusal'
import { listEmails, listEvents } from '~/store/desk'
import { readCursor, writeCursor } from '../cursor'
import type { Deps } from '../deps'

/** One page of what happened, newest first. @throws Refusal invalid-request when the cursor is not ours */
export async function readEvents(
  { db }: Pick<Deps, 'db'>,
  { limit, cursor }: { limit: number; cursor: string | null },
) {
  if (cursor !== null && !/^\d{1,15}$/.test(cursor)) throw new Refusal('invalid-request')
  const rows = await listEvents(db, { limit: limit + 1, before: cursor === null ? null : Number(cursor) })
  const shown = rows.slice(0, limit)
  return {
    events: shown.map(event => ({ ...event, at: event.at.toISOString() })),
    next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
  }
}

/** One page of the outbox, newest first. @throws Refusal invalid-request when the cursor is not ours */
export async function readEmails(
  { db }: Pick<Deps, 'db'>,
  request: { limit: number; cursor: string | null; state: 'queued' | 'sent' | 'failed' | null },
) {
  const { limit, cursor, state } = request
  const rows = await listEmails(db, { limit: limit + 1, state, after: readCursor(cursor) })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    emails: shown.map(email => ({
      ...email,
      created_at: email.created_at.toISOString(),
      sent_at: email.sent_at?.toISOString() ?? null,
    })),
    next_cursor: rows.length > limit && last ? writeCursor(last.created_at, last.id) : null,
  }
}
