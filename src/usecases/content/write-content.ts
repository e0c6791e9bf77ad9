import { randomId } from '~/domain/access/random-id'
import type { ContentKind } from '~/domain/content/article'
import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import {
  changeContent,
  findContent,
  insertContent,
  lockSlug,
  rewriteContent,
  type StoredContent,
} from '~/store/contents/contents'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import type { ContentDeps } from './content-deps'
import { type ContentDraft, columnsOf, refuseWithoutWords, says } from './content-draft'

export type WriteDeps = Pick<ContentDeps, 'db' | 'clock'>

/**
 * A new text. The address of a removed one may be taken again; a repeat, whose first answer was lost, gets the text
 * that it made.
 * @throws Refusal `slug-taken`, `invalid-fields` where a picture has no words
 */
export async function createContent(
  { db, clock }: WriteDeps,
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
    const row = { ...columns, created_at: now, updated_at: now, removed_at: null }
    const made = holder
      ? await rewriteContent(trx, holder.id, row)
      : await insertContent(trx, { ...row, id: randomId(), kind, file_hash: null })
    return noted(trx, by, 'content-created', made, now)
  })
}

/**
 * The next version of a text; a repeat, whose first answer was lost, gets what it wrote.
 * @throws Refusal `not-found`, `slug-taken`, or `content-changed` when `version` is no longer the last one
 */
export async function updateContent(
  { db, clock }: WriteDeps,
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
    if (holder && holder.id !== id) throw new Refusal('slug-taken')
    const changed = await changeContent(trx, { kind, id, version }, { ...columns, updated_at: now })
    if (changed) return noted(trx, by, 'content-changed', changed, now)
    if (holder?.version === version + 1 && says(holder, draft)) return holder
    return refuse(trx, kind, id)
  })
}

/** Writes what was done into the journal. @returns the row as it is now */
export async function noted(
  trx: Db,
  by: AccountActor,
  type: 'content-created' | 'content-changed' | 'content-removed',
  row: StoredContent,
  at: Date,
) {
  await appendEvent(trx, { dossier_id: null, type, at, by, data: factsOf(row) })
  return row
}

/** What the journal says of a text. */
export const factsOf = ({ id, kind, slug }: StoredContent) => ({ content_kind: kind, content_id: id, slug })

/** A text as it was typed. @throws Refusal `not-found` */
export async function readContent(
  { db }: Pick<WriteDeps, 'db'>,
  kind: ContentKind,
  id: string,
): Promise<StoredContent> {
  return found(await findContent(db, kind, id))
}

/** Says why a text was not written. @throws Refusal `not-found`, else `content-changed` */
export async function refuse(db: WriteDeps['db'], kind: ContentKind, id: string): Promise<never> {
  await readContent({ db }, kind, id)
  throw new Refusal('content-changed')
}
