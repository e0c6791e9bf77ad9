import type { EmailState } from '~/domain/email/email-state'
import { listEmails } from '~/store/emails/list-emails'
import { pageOf, readCursor, writeCursor } from '../ground/cursor'
import type { Deps } from '../ground/deps'

/** One page of the outbox, newest first. @throws Refusal invalid-request when the cursor is not ours */
export async function readEmails(
  { db }: Pick<Deps, 'db'>,
  request: { limit: number; cursor: string | null; state: EmailState | null },
) {
  const { limit, cursor, state } = request
  const rows = await listEmails(db, { limit: limit + 1, state, after: readCursor(cursor) })
  const { shown, next_cursor } = pageOf(rows, limit, last => writeCursor(last.created_at, last.id))
  return {
    emails: shown,
    next_cursor,
  }
}
