import type { AccountActor } from '~/domain/journal/actor'
import type { StoredContent } from '~/store/contents/contents'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'

/** Writes what was done into the journal. @returns the row as it is now */
export async function noteContent(
  trx: Db,
  by: AccountActor,
  type: 'content-created' | 'content-changed' | 'content-removed',
  row: StoredContent,
  at: Date,
) {
  await noteEvent(trx, by, at, { type, data: contentFacts(row) })
  return row
}

/** What the journal says of a text. */
export const contentFacts = ({ id, kind, slug }: StoredContent) => ({
  content_kind: kind,
  content_id: id,
  slug,
})
