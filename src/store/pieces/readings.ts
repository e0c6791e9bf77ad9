import { type Insertable, type Selectable, sql } from 'kysely'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import type { PaperKind } from '~/domain/reading/paper-kind'
import type { Verdict } from '~/domain/reading/verdict'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'
import type { LockedDossier } from '../dossiers/dossiers'
import { jobAdded } from '../jobs/jobs'

/** The reading of one piece, with its slot and how many wait before it. */
export type StoredReading = Selectable<Tables['readings']> & {
  document_type: DocumentKind
  ahead: number | null
}

/** What was read in each piece of a dossier; of one that waits, how many wait before it. */
export async function readingsOf(db: Db, dossierId: string): Promise<StoredReading[]> {
  return db
    .selectFrom('readings')
    .innerJoin('documents', 'documents.id', 'document_id')
    .selectAll('readings')
    .select('document_type')
    .select(
      sql<number | null>`case when state = 'pending' then (
        select count(*)::integer from readings other
        where other.state = 'pending' and other.queued_at < readings.queued_at) end`.as('ahead'),
    )
    .where('dossier_id', '=', dossierId)
    .orderBy('document_type')
    .execute()
}

/** The row of a piece that waits to be read. */
export const newReading = (document_id: string, queued_at: Date): Insertable<Tables['readings']> => ({
  document_id,
  state: 'pending',
  kind: null,
  queued_at,
})

/** Has a piece read, after those that wait already. */
export async function addReading(db: Db, documentId: string) {
  await db.selectNoFrom(readingAdded(documentId).as('job')).execute()
}

/** The same as a part of a statement. */
export const readingAdded = (documentId: string) =>
  jobAdded('read-piece', { document_id: documentId }, { key: `read:${documentId}`, maxAttempts: 4 })

/** What was read of a piece, or that it waits to be; undefined where that was never asked for. */
export function findReading(db: Db, documentId: string) {
  return db.selectFrom('readings').selectAll().where('document_id', '=', documentId).executeTakeFirst()
}

/** Notes what a reading found; a piece that is gone is no error. */
export async function endReading(
  db: Db,
  documentId: string,
  found: { state: 'done' | 'unreadable'; kind: PaperKind | null; sealed: Buffer | null; read_at: Date },
) {
  await db.updateTable('readings').set(found).where('document_id', '=', documentId).execute()
}

/** @returns false when there is no such reading */
export async function confirmReading(
  trx: Db,
  { id }: LockedDossier,
  kind: DocumentKind,
  at: Date,
): Promise<boolean> {
  const done = await trx
    .updateTable('readings')
    .from('documents')
    .set({ confirmed_at: at })
    .whereRef('documents.id', '=', 'readings.document_id')
    .where('documents.dossier_id', '=', id)
    .where('documents.document_type', '=', kind)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Readings that wait since before a moment. */
export async function overdueReadings(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('readings')
    .select('document_id')
    .where('state', '=', 'pending')
    .where('queued_at', '<', before)
    .orderBy('queued_at')
    .limit(500)
    .execute()
  return rows.map(row => row.document_id)
}

/** The verdicts that were last worked out, and from what. */
export function findVerdicts(db: Db, dossierId: string) {
  return db.selectFrom('dossier_verdicts').selectAll().where('dossier_id', '=', dossierId).executeTakeFirst()
}

/** Keeps what the pieces of a dossier say of it. @param basis the digest of what they were judged from */
export async function writeVerdicts(
  db: Db,
  dossierId: string,
  basis: string,
  verdicts: Partial<Record<DocumentKind, Verdict[]>>,
) {
  const row = { basis, verdicts: JSON.stringify(verdicts) }
  // A dossier that is erased meanwhile takes its verdicts along.
  await sql`
    insert into dossier_verdicts (dossier_id, basis, verdicts)
    select id, ${row.basis}, ${row.verdicts}::jsonb from dossiers where id = ${dossierId} for key share
    on conflict (dossier_id) do update set basis = excluded.basis, verdicts = excluded.verdicts`.execute(db)
}
