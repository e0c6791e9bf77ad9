import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { ContentKind } from '~/domain/content/article'
import type { Db } from './database'
import type { Tables } from './tables'

export type StoredContent = Selectable<Tables['contents']>
export type ContentChange = Omit<Updateable<Tables['contents']>, 'id' | 'kind' | 'version'>

/** What a card needs: everything but the texts. */
export type ContentCard = Pick<
  StoredContent,
  'id' | 'slug' | 'title' | 'excerpt' | 'keywords' | 'city' | 'created_at' | 'updated_at'
> & {
  /** Bytes of the text as it was written. */
  bytes: number
}

const cardColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'keywords',
  'city',
  'created_at',
  'updated_at',
] as const

const onSite = (db: Db, kind: ContentKind) =>
  db
    .selectFrom('contents')
    .where('kind', '=', kind)
    .where('published', '=', true)
    .where('removed_at', 'is', null)

/** Published ones whose title or city contains the search, newest first. */
export function listPublished(
  db: Db,
  kind: ContentKind,
  { search = '', limit, offset = 0 }: { search?: string; limit?: number; offset?: number } = {},
): Promise<ContentCard[]> {
  return onSite(db, kind)
    .select(cardColumns)
    .select(sql<number>`octet_length(source)`.as('bytes'))
    .$if(search !== '', query => query.where(contains(search)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, query => query.limit(limit ?? 0).offset(offset))
    .execute()
}

export async function countPublished(db: Db, kind: ContentKind, search = ''): Promise<number> {
  const { n } = await onSite(db, kind)
    .select(eb => eb.fn.countAll<number>().as('n'))
    .$if(search !== '', query => query.where(contains(search)))
    .executeTakeFirstOrThrow()
  return Number(n)
}

export function findPublished(db: Db, kind: ContentKind, slug: string): Promise<StoredContent | undefined> {
  return onSite(db, kind).selectAll().where('slug', '=', slug).executeTakeFirst()
}

/** Published or not; removed ones are not found. */
export function findContent(db: Db, kind: ContentKind, id: string): Promise<StoredContent | undefined> {
  return db
    .selectFrom('contents')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** The row of an address, removed or not, kept from others until the transaction ends. */
export function lockSlug(trx: Db, kind: ContentKind, slug: string): Promise<StoredContent | undefined> {
  return trx
    .selectFrom('contents')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertContent(db: Db, content: Insertable<Tables['contents']>): Promise<StoredContent> {
  return db.insertInto('contents').values(content).returningAll().executeTakeFirstOrThrow()
}

/** @returns the changed row; nothing when somebody changed it since that version. */
export function changeContent(
  db: Db,
  { kind, id, version }: { kind: ContentKind; id: string; version: number },
  change: ContentChange,
): Promise<StoredContent | undefined> {
  return db
    .updateTable('contents')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Marks a row as removed, or brings a marked one back with a new text. */
export async function rewriteContent(db: Db, id: string, change: ContentChange): Promise<StoredContent> {
  return db
    .updateTable('contents')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Every row, for the loader to compare; other writers wait until the transaction ends. */
export async function lockContents(
  trx: Db,
): Promise<Pick<StoredContent, 'id' | 'kind' | 'slug' | 'origin' | 'file_hash'>[]> {
  await sql`lock table contents in share row exclusive mode`.execute(trx)
  return trx.selectFrom('contents').select(['id', 'kind', 'slug', 'origin', 'file_hash']).execute()
}

export async function dropContent(db: Db, id: string) {
  await db.deleteFrom('contents').where('id', '=', id).execute()
}

/** For the administrator: newest first, keyset paging. */
export function listContents(
  db: Db,
  kind: ContentKind,
  {
    search,
    limit,
    after,
  }: { search: string; limit: number; after: { created_at: Date; key: string } | null },
): Promise<StoredContent[]> {
  return managed(db, kind, search)
    .selectAll()
    .$if(after !== null, query =>
      query.where(sql<boolean>`(created_at, id) < (${after?.created_at}, ${after?.key})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countContents(db: Db, kind: ContentKind, search: string): Promise<number> {
  const { n } = await managed(db, kind, search)
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

const managed = (db: Db, kind: ContentKind, search: string) =>
  db
    .selectFrom('contents')
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .$if(search !== '', query =>
      query.where(eb => eb.or([contains(search), eb('slug', 'like', run(lastPart(search).toLowerCase()))])),
    )

/** An address is also found as it stands in the browser: « https://…/blog/mon-article ». */
const lastPart = (search: string) => search.slice(search.lastIndexOf('/') + 1)

/** The specification's search: the typed words as one run, in the title or the city. */
const contains = (search: string) => sql<boolean>`search_text like searchable(${run(search)})`

const run = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
