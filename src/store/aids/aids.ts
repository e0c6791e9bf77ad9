import { type Selectable, sql } from 'kysely'
import type { Aid, AidOrigin } from '~/domain/aids/aid'
import { formerHolder } from '../contents/former-addresses'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredAid = Selectable<Tables['aids']>

/** What a row says beside the aid itself. */
interface AidRow {
  aid: Aid
  published: boolean
  origin: AidOrigin
  file_hash?: string | null
  register_id?: string | null
  removed_at?: Date | null
  updated_at: Date
}

const kept = (db: Db) => db.selectFrom('aids').selectAll().where('removed_at', 'is', null)

/** What the site may show, by name. */
export async function listPublishedAids(db: Db): Promise<Aid[]> {
  const rows = await kept(db).where('published', '=', true).orderBy('name').orderBy('id').execute()
  return rows.map(({ aid }) => aid)
}

export async function findPublishedAid(db: Db, slug: string): Promise<Aid | undefined> {
  const row = await kept(db).where('published', '=', true).where('slug', '=', slug).executeTakeFirst()
  return row?.aid
}

/** For the administrator: published or not, the check that is the longest ago first. */
export function listAids(db: Db, published: boolean): Promise<StoredAid[]> {
  return kept(db).where('published', '=', published).orderBy('checked_on').orderBy('id').execute()
}

/** The one on the site that had that address before another. */
export async function findMovedAid(db: Db, slug: string): Promise<Aid | undefined> {
  const row = await kept(db)
    .where('published', '=', true)
    .where('id', '=', formerHolder(db, 'aid', slug))
    .executeTakeFirst()
  return row?.aid
}

/** Those on the site that had another address before, once for each. */
export async function listMovedAids(db: Db): Promise<{ from: string; aid: Aid }[]> {
  return db
    .selectFrom('former_addresses')
    .innerJoin('aids', 'aids.id', 'former_addresses.content_id')
    .select(['former_addresses.slug as from', 'aids.aid'])
    .where('former_addresses.kind', '=', 'aid')
    .where('aids.published', '=', true)
    .where('aids.removed_at', 'is', null)
    .execute()
}

export function findAid(db: Db, id: string): Promise<StoredAid | undefined> {
  return kept(db).where('id', '=', id).executeTakeFirst()
}

/** The row of an address, removed or not, kept from others until the transaction ends. */
export function lockAid(trx: Db, slug: string): Promise<StoredAid | undefined> {
  return trx.selectFrom('aids').selectAll().where('slug', '=', slug).forUpdate().executeTakeFirst()
}

/** Every row, for loader and importer to compare; other writers wait until the transaction ends. */
export async function lockAids(
  trx: Db,
): Promise<
  Pick<
    StoredAid,
    'id' | 'slug' | 'origin' | 'file_hash' | 'register_id' | 'published' | 'aid' | 'removed_at'
  >[]
> {
  await sql`lock table aids in share row exclusive mode`.execute(trx)
  return trx
    .selectFrom('aids')
    .select(['id', 'slug', 'origin', 'file_hash', 'register_id', 'published', 'aid', 'removed_at'])
    .execute()
}

export function insertAid(db: Db, id: string, row: AidRow): Promise<StoredAid> {
  return db
    .insertInto('aids')
    .values({
      ...columnsOf(row),
      id,
      file_hash: row.file_hash ?? null,
      register_id: row.register_id ?? null,
      removed_at: null,
      created_at: row.updated_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns the changed row; nothing when somebody changed it since that version. */
export function changeAid(db: Db, id: string, version: number, row: AidRow): Promise<StoredAid | undefined> {
  return db
    .updateTable('aids')
    .set(eb => ({ ...columnsOf(row), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** What a file or an import now says, whatever the version. */
export async function rewriteAid(db: Db, id: string, row: AidRow): Promise<StoredAid> {
  return db
    .updateTable('aids')
    .set(eb => ({
      ...columnsOf(row),
      file_hash: row.file_hash ?? null,
      removed_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function columnsOf({ aid, published, origin, updated_at }: AidRow) {
  const { slug, name, checked_on } = aid
  return { slug, name, checked_on, published, origin, updated_at, aid: JSON.stringify(aid) }
}
