import type { ContentKind } from '~/domain/content/article'
import type { AccountActor } from '~/domain/journal/actor'
import { changeContent, findContent, type StoredContent } from '~/store/contents/contents'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { refuseWithoutWords } from './content-draft'
import { contentFacts } from './note-content'
import { refuseChangedContent } from './read-content'

/** Shows a text on the site or takes it off; a repeat, whose first answer was lost, gets what it did. */
export async function publishContent(
  { db, clock }: DbAndClock,
  by: AccountActor,
  kind: ContentKind,
  id: string,
  { published, version }: { published: boolean; version: number },
): Promise<StoredContent> {
  return db.transaction().execute(async trx => {
    const at = clock()
    const change = { published, origin: 'administrator' as const, updated_at: at }
    const row = await changeContent(trx, { kind, id, version }, change)
    if (!row) {
      const stands = await findContent(trx, kind, id)
      if (stands?.version === version + 1 && stands.published === published) return stands
      return refuseChangedContent(trx, kind, id)
    }
    refuseWithoutWords(row)
    await appendEvent(trx, {
      ...{ dossier_id: null, type: 'content-published', at, by },
      data: { ...contentFacts(row), published },
    })
    return row
  })
}
