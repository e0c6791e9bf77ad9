import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredPhoto = Selectable<Tables['site_photos']>
export type StoredPhotoFile = Selectable<Tables['site_photo_files']>

/** A photo and its files: those that are shown from narrow to wide. */
export type PhotoWithFiles = StoredPhoto & { whole: StoredPhotoFile | null; shown: StoredPhotoFile[] }

const withFiles = (db: Db) =>
  db
    .selectFrom('site_photos')
    .selectAll('site_photos')
    .select(
      sql<StoredPhotoFile | null>`(select to_jsonb(f) from site_photo_files f
        where f.photo_id = site_photos.id and f.kind = 'whole')`.as('whole'),
    )
    .select(
      sql<StoredPhotoFile[]>`coalesce((select jsonb_agg(to_jsonb(f) order by f.width) from site_photo_files f
        where f.photo_id = site_photos.id and f.kind = 'shown'), '[]')`.as('shown'),
    )

/**
 * The photos of a site, in the order in which they came; pictures that comments came with are none.
 * @param kept ids of those that count though they were taken out since
 */
export function photosOfSite(
  db: Db,
  siteId: string,
  kept: readonly string[] = [],
): Promise<PhotoWithFiles[]> {
  return withFiles(db)
    .where('site_id', '=', siteId)
    .where('of_comment', 'is', null)
    .where(sql<boolean>`(removed_at is null or site_photos.id = any(${kept}))`)
    .orderBy('uploaded_at')
    .orderBy('site_photos.id')
    .execute()
}

/** The newest pictures of our own articles and pages. */
export function photosOfContents(db: Db, limit: number): Promise<PhotoWithFiles[]> {
  return withFiles(db)
    .where('site_id', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('site_photos.id')
    .limit(limit)
    .execute()
}

/** The picture of articles and pages of that file and those words; who adds another waits until this transaction ends. */
export async function lockContentPhotoLike(trx: Db, { sha256, alt }: Pick<StoredPhoto, 'sha256' | 'alt'>) {
  await sql`select pg_advisory_xact_lock(hashtext('content photos'))`.execute(trx)
  return trx
    .selectFrom('site_photos')
    .select('id')
    .where('site_id', 'is', null)
    .where('sha256', '=', sha256)
    .where('alt', '=', alt)
    .executeTakeFirst()
}

/** The pictures that comments of a site came with, by the number of the comment. */
export async function commentPictures(db: Db, siteId: string): Promise<Map<number, PhotoWithFiles>> {
  const rows = await withFiles(db).where('site_id', '=', siteId).where('of_comment', 'is not', null).execute()
  return new Map(rows.map(row => [Number(row.of_comment), row]))
}

/** A photo by its id, which cannot be guessed; none that was taken out. */
export function findPhoto(db: Db, id: string): Promise<PhotoWithFiles | undefined> {
  return withFiles(db).where('site_photos.id', '=', id).where('removed_at', 'is', null).executeTakeFirst()
}

/** What is said of a photo; who changes it too waits until this transaction ends. */
export const lockPhoto = (trx: Db, id: string) =>
  trx
    .selectFrom('site_photos')
    .select(['alt', 'focus_x', 'focus_y'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** A photo with its files: the shown ones and the whole one. */
export async function insertPhoto(
  trx: Db,
  photo: Insertable<Tables['site_photos']>,
  files: Insertable<Tables['site_photo_files']>[],
) {
  await trx.insertInto('site_photos').values(photo).execute()
  await trx.insertInto('site_photo_files').values(files).execute()
}

/** Words and focus; with other files where the focus made others. */
export async function updatePhoto(
  trx: Db,
  { id, alt, focus_x, focus_y }: Pick<StoredPhoto, 'id' | 'alt' | 'focus_x' | 'focus_y'>,
  shown: Insertable<Tables['site_photo_files']>[],
) {
  await trx.updateTable('site_photos').set({ alt, focus_x, focus_y }).where('id', '=', id).execute()
  if (shown.length === 0) return
  await trx.deleteFrom('site_photo_files').where('photo_id', '=', id).where('kind', '=', 'shown').execute()
  await trx.insertInto('site_photo_files').values(shown).execute()
}

const isInRevision = sql<boolean>`exists (select from site_revisions r where r.site_id = site_photos.site_id
  and r.photos @> jsonb_build_array(jsonb_build_object('id', site_photos.id)))`

/** Takes a photo out of its site; it stays while a revision names it. */
export async function takeOutPhoto(trx: Db, id: string, at: Date) {
  await trx.updateTable('site_photos').set({ removed_at: at }).where('id', '=', id).execute()
}

/** Deletes a picture of our own articles and pages, which no revision names. */
export async function deleteContentPhoto(trx: Db, id: string) {
  await trx.deleteFrom('site_photos').where('id', '=', id).where('site_id', 'is', null).execute()
}

/** Photos that were taken out are on the site again. */
export async function bringBackPhotos(trx: Db, siteId: string, ids: readonly string[]) {
  await trx
    .updateTable('site_photos')
    .set({ removed_at: null })
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${ids})`)
    .execute()
}

/** Deletes what was taken out of a site and no revision names any more. @returns their files, to be removed after the commit */
export async function deleteForgottenPhotos(trx: Db, siteId: string): Promise<string[]> {
  const forgotten = await trx
    .selectFrom('site_photo_files')
    .innerJoin('site_photos', 'site_photos.id', 'photo_id')
    .select(['site_photos.id', 'file_key'])
    .where('site_id', '=', siteId)
    .where('removed_at', 'is not', null)
    .where(eb => eb.not(isInRevision))
    .execute()
  const ids = forgotten.map(({ id }) => id)
  await trx.deleteFrom('site_photos').where(sql<boolean>`id = any(${ids})`).execute()
  return forgotten.map(({ file_key }) => file_key)
}

/** The keys of the files of all photos of a site. */
export async function photoFilesOfSite(db: Db, siteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('site_photo_files')
    .innerJoin('site_photos', 'site_photos.id', 'photo_id')
    .select('file_key')
    .where('site_id', '=', siteId)
    .execute()
  return rows.map(({ file_key }) => file_key)
}

/** The keys of the files that go with a dossier: of a site that never came online. */
export async function photoFilesOfUnpublished(db: Db, dossierId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('site_photo_files')
    .innerJoin('site_photos', 'site_photos.id', 'photo_id')
    .innerJoin('sites', 'sites.id', 'site_id')
    .select('file_key')
    .where('dossier_id', '=', dossierId)
    .where('online_at', 'is', null)
    .execute()
  return rows.map(({ file_key }) => file_key)
}
