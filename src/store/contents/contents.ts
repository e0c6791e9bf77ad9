import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { ContentKind } from '~/domain/content/article'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredContent = Selectable<Tables['contents']>
export type ContentChange = Omit<Updateable<Tables['contents']>, 'id' | 'kind' | 'version'>

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

/** Without a mark: a file of this address brings it back. */
export async function dropContent(db: Db, id: string) {
  await db.deleteFrom('contents').where('id', '=', id).execute()
}
