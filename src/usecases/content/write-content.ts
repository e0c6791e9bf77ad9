import { randomId } from '~/domain/access/random-id'
import type { ContentKind } from '~/domain/content/article'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import {
  changeContent,
  dropContent,
  insertContent,
  lockSlug,
  rewriteContent,
  type StoredContent,
} from '~/store/contents/contents'
import { keepFormerAddress } from '~/store/contents/former-addresses'
import type { DbAndClock } from '../ground/deps'
import { type ContentDraft, columnsOf, refuseWithoutWords, says } from './content-draft'
import { firstShown } from './first-shown'
import { noteContent } from './note-content'
import { readContent, refuseChangedContent } from './read-content'

/**
 * A new text. The address of a removed one may be taken again; a repeat, whose first answer was lost, gets the text
 * that it made.
 * @throws Refusal `slug-taken`, `invalid-fields` where a picture has no words
 */
export async function createContent(
  { db, clock }: DbAndClock,
  by: AccountActor,
  kind: ContentKind,
  draft: ContentDraft,
): Promise<StoredContent> {
  const columns = columnsOf(draft)
  refuseWithoutWords(columns)
  return db.transaction().execute(async trx => {
    const now = clock()
    const holder = await lockSlug(trx, kind, draft.slug)
    if (holder && !holder.removed_at) {
      if (holder.version === 1 && says(holder, draft)) return holder
      throw new Refusal('slug-taken')
    }
    const first_published_at = draft.published ? now : null
    const row = { ...columns, created_at: now, updated_at: now, removed_at: null, first_published_at }
    const made = holder
      ? await rewriteContent(trx, holder.id, row)
      : await insertContent(trx, { ...row, id: randomId(), kind, file_hash: null })
    return noteContent(trx, by, 'content-created', made, now)
  })
}

/**
 * The next version of a text; a repeat, whose first answer was lost, gets what it wrote. Where the address is another,
 * the one before leads there.
 * @throws Refusal `not-found`, `slug-taken`, or `content-changed` when `version` is no longer the last one
 */
export async function updateContent(
  { db, clock }: DbAndClock,
  by: AccountActor,
  kind: ContentKind,
  id: string,
  { version, ...draft }: ContentDraft & { version: number },
): Promise<StoredContent> {
  const columns = columnsOf(draft)
  refuseWithoutWords(columns)
  return db.transaction().execute(async trx => {
    const now = clock()
    const holder = await lockSlug(trx, kind, draft.slug)
    if (holder && holder.id !== id) {
      if (!holder.removed_at) throw new Refusal('slug-taken')
      // From now on the text that moves there keeps its file away.
      await dropContent(trx, holder.id)
    }
    const before = await readContent({ db: trx }, kind, id)
    const change = { ...columns, updated_at: now, ...firstShown(before, draft.published, now) }
    const changed = await changeContent(trx, { kind, id, version }, change)
    if (changed) {
      if (before.slug !== changed.slug)
        await keepFormerAddress(trx, { kind, slug: before.slug, content_id: id })
      return noteContent(trx, by, 'content-changed', changed, now)
    }
    if (holder?.version === version + 1 && says(holder, draft)) return holder
    return refuseChangedContent(trx, kind, id)
  })
}
