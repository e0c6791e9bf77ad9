import type { ContentKind } from '~/domain/content/article'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { changeContent, rewriteContent } from '~/store/contents/contents'
import type { DbAndClock } from '../ground/deps'
import { noteContent } from './note-content'
import { readContent } from './read-content'

/**
 * Removes a text for good; the row stays as a mark, emptied, so that its file does not bring it back.
 * @param version the one that was read: another is not removed unseen
 * @throws Refusal `not-found`, `content-changed`
 */
export async function removeContent(
  { db, clock }: DbAndClock,
  by: AccountActor,
  kind: ContentKind,
  id: string,
  version?: number,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const now = clock()
    const row = await readContent({ db: trx }, kind, id)
    const removed = { removed_at: now, published: false, source: '', html: '' }
    const change = { ...removed, origin: 'administrator' as const }
    if (version === undefined) await rewriteContent(trx, row.id, change)
    else if (!(await changeContent(trx, { kind, id, version }, change))) throw new Refusal('content-changed')
    await noteContent(trx, by, 'content-removed', row, now)
  })
}
