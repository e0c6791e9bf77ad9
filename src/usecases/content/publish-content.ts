import type { ContentKind } from '~/domain/content/article'
import type { AccountActor } from '~/domain/journal/actor'
import { changeContent, type StoredContent } from '~/store/contents/contents'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { refuseWithoutWords } from './content-draft'
import { firstShown } from './first-shown'
import { contentFacts } from './note-content'
import { readContent, refuseChangedContent } from './read-content'

/**
 * Shows a text on the site or takes it off: it is no other text for that. A repeat, whose first answer was lost, gets
 * what it did.
 */
export async function publishContent(
  { db, clock }: DbAndClock,
  by: AccountActor,
  kind: ContentKind,
  id: string,
  { published, version }: { published: boolean; version: number },
): Promise<StoredContent> {
  return db.transaction().execute(async trx => {
    const at = clock()
    const before = await readContent({ db: trx }, kind, id)
    const change = { published, origin: 'administrator' as const, ...firstShown(before, published, at) }
    const row = await changeContent(trx, { kind, id, version }, change)
    if (!row) {
      const stands = await readContent({ db: trx }, kind, id)
      if (stands.version === version + 1 && stands.published === published) return stands
      return refuseChangedContent(trx, kind, id)
    }
    refuseWithoutWords(row)
    await noteEvent(trx, by, at, { type: 'content-published', data: { ...contentFacts(row), published } })
    return row
  })
}
