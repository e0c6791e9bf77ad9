import { type Selectable, sql, type Updateable } from 'kysely'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Tables } from '../database/tables'
import type { LockedDossier } from '../dossiers/dossiers'
import { DOCUMENT_COLUMNS } from '../schema/columns'

export type StoredDocument = Selectable<Tables['documents']>

/** In the order of the kinds' names, which is stable. */
export function documentsOf(db: Db, dossierId: string): Promise<StoredDocument[]> {
  return db
    .selectFrom('documents')
    .select(DOCUMENT_COLUMNS)
    .where('dossier_id', '=', dossierId)
    .orderBy('document_type')
    .modifyEnd(prepared)
    .execute()
}

/** @returns the row that went, if there was one. */
export function removeDocument(
  trx: Db,
  { id }: LockedDossier,
  kind: DocumentKind,
): Promise<StoredDocument | undefined> {
  return trx
    .deleteFrom('documents')
    .where('dossier_id', '=', id)
    .where('document_type', '=', kind)
    .returningAll()
    .executeTakeFirst()
}

export function findDocument(
  db: Db,
  dossierId: string,
  kind: DocumentKind,
): Promise<StoredDocument | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .where('document_type', '=', kind)
    .executeTakeFirst()
}

/** @returns false when there is no such piece, or its bytes are no longer those of `sha256` */
export async function tickDocument(
  trx: Db,
  { id }: LockedDossier,
  kind: DocumentKind,
  { check, ticked, sha256 }: { check: string; ticked: boolean; sha256: string },
): Promise<boolean> {
  const without = sql<string[]>`array_remove(checked, ${check})`
  const done = await trx
    .updateTable('documents')
    .set({ checked: ticked ? sql<string[]>`array_append(${without}, ${check})` : without })
    .where('dossier_id', '=', id)
    .where('document_type', '=', kind)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Of the bytes as they were given; null when there is no such piece. */
export async function readDocumentHash(
  db: Db,
  dossierId: string,
  kind: DocumentKind,
): Promise<string | null> {
  const row = await db
    .selectFrom('documents')
    .select('sha256')
    .where('dossier_id', '=', dossierId)
    .where('document_type', '=', kind)
    .executeTakeFirst()
  return row?.sha256 ?? null
}

export function findDocumentById(db: Db, id: string): Promise<StoredDocument | undefined> {
  return db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Notes what was found in a piece; one that is gone is no error. */
export async function writeInspection(
  db: Db,
  id: string,
  found: Pick<Updateable<Tables['documents']>, 'flags' | 'scan' | 'inspected_at'>,
) {
  await db.updateTable('documents').set(found).where('id', '=', id).execute()
}

/** The oldest pieces without a verdict that came in before a moment. */
export async function unscannedDocuments(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('scan', 'in', ['not-scanned', 'pending'])
    .where('uploaded_at', '<', before)
    .orderBy('uploaded_at')
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}
