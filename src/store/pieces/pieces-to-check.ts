import type { Db } from '../database/database'
import type { StoredDocument } from './documents'

/** A piece with what is needed to read it and to know it again. */
export type PieceToCheck = Pick<
  StoredDocument,
  'id' | 'dossier_id' | 'document_type' | 'file_key' | 'sha256'
> & {
  file_identity: string | null
}

/** Pieces in the order of their ids, after one of them. */
export function piecesAfter(db: Db, after: string, limit: number): Promise<PieceToCheck[]> {
  return db
    .selectFrom('documents')
    .innerJoin('dossiers', 'dossiers.id', 'documents.dossier_id')
    .select(['documents.id', 'dossier_id', 'document_type', 'file_key', 'sha256', 'file_identity'])
    .where('documents.id', '>', after)
    .orderBy('documents.id')
    .limit(limit)
    .execute()
}

export async function countPieces(db: Db): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select(eb => eb.fn.countAll().as('pieces'))
    .executeTakeFirstOrThrow()
  return Number(row.pieces)
}
