import { isDeepStrictEqual } from 'node:util'
import { randomId } from '~/domain/access/random-id'
import { keysOf } from '~/domain/closed-list'
import type { ContentKind } from '~/domain/content/article'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import {
  changeContent,
  findContent,
  insertContent,
  lockSlug,
  rewriteContent,
  type StoredContent,
} from '~/store/contents'
import type { Db } from '~/store/database'
import { appendEvent } from '~/store/events'
import type { ContentDeps } from './content-deps'
import { renderContent } from './render-content'

/** What an administrator types for either kind; what a kind has not stays empty. */
export interface ContentDraft {
  slug: string
  title: string
  h1?: string
  excerpt?: string
  meta_description: string
  keywords?: string[]
  city: string | null
  content: string
  published: boolean
}

type WriteDeps = Pick<ContentDeps, 'db' | 'clock'>

/**
 * A new text. The address of a removed one may be taken again; a repeat, whose first answer was lost, gets the text
 * that it made.
 * @throws Refusal `slug-taken`
 */
export async function createContent(
  { db, clock }: WriteDeps,
  by: AccountActor,
  kind: ContentKind,
  draft: ContentDraft,
): Promise<StoredContent> {
  return db.transaction().execute(async trx => {
    const now = clock()
    const holder = await lockSlug(trx, kind, draft.slug)
    if (holder && !holder.removed_at) {
      if (holder.version === 1 && says(holder, draft)) return holder
      throw new Refusal('slug-taken')
    }
    const row = { ...columnsOf(draft), created_at: now, updated_at: now, removed_at: null }
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
  return db.transaction().execute(async trx => {
    const now = clock()
    const holder = await lockSlug(trx, kind, draft.slug)
    if (holder && holder.id !== id) throw new Refusal('slug-taken')
    const changed = await changeContent(trx, { kind, id, version }, { ...columnsOf(draft), updated_at: now })
    if (changed) return noted(trx, by, 'content-changed', changed, now)
    if (holder?.version === version + 1 && says(holder, draft)) return holder
    return refuse(trx, kind, id)
  })
}

/** Shows a text on the site or takes it off. */
export async function publishContent(
  { db, clock }: WriteDeps,
  by: AccountActor,
  kind: ContentKind,
  id: string,
  { published, version }: { published: boolean; version: number },
): Promise<StoredContent> {
  return db.transaction().execute(async trx => {
    const at = clock()
    const change = { published, origin: 'administrator' as const, updated_at: at }
    const row = (await changeContent(trx, { kind, id, version }, change)) ?? (await refuse(trx, kind, id))
    await appendEvent(trx, {
      ...{ dossier_id: null, type: 'content-published', at, by },
      data: { ...factsOf(row), published },
    })
    return row
  })
}

/**
 * Removes a text for good; the row stays as a mark, emptied, so that its file does not bring it back.
 * @param version the one that was read: another is not removed unseen
 * @throws Refusal `not-found`, `content-changed`
 */
export async function removeContent(
  { db, clock }: WriteDeps,
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
    await noted(trx, by, 'content-removed', row, now)
  })
}

/** Writes what was done into the journal. @returns the row as it is now */
async function noted(
  trx: Db,
  by: AccountActor,
  type: 'content-created' | 'content-changed' | 'content-removed',
  row: StoredContent,
  at: Date,
) {
  await appendEvent(trx, { dossier_id: null, type, at, by, data: factsOf(row) })
  return row
}

const factsOf = ({ id, kind, slug }: StoredContent) => ({ content_kind: kind, content_id: id, slug })

/** A text as it was typed. @throws Refusal `not-found` */
export async function readContent(
  { db }: Pick<WriteDeps, 'db'>,
  kind: ContentKind,
  id: string,
): Promise<StoredContent> {
  const row = await findContent(db, kind, id)
  if (!row) throw new Refusal('not-found')
  return row
}

function columnsOf({ content, h1 = '', excerpt = '', keywords = [], city, ...rest }: ContentDraft) {
  return {
    ...rest,
    h1,
    excerpt,
    keywords,
    city: city || null,
    source: content,
    html: renderContent(content),
    origin: 'administrator' as const,
  }
}

/** Whether a stored text is word for word what is being sent. */
function says(stored: StoredContent, draft: ContentDraft): boolean {
  const columns = columnsOf(draft)
  return keysOf(columns).every(name => isDeepStrictEqual(stored[name], columns[name]))
}

async function refuse(db: WriteDeps['db'], kind: ContentKind, id: string): Promise<never> {
  await readContent({ db }, kind, id)
  throw new Refusal('content-changed')
}
