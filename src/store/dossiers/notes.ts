import type { Db } from '../database/database'

/** What the team wrote about a dossier for itself, the first first; it goes with the dossier. */
export function notesOf(db: Db, dossierId: string) {
  return db
    .selectFrom('dossier_notes')
    .innerJoin('accounts', 'accounts.id', 'dossier_notes.account_id')
    .select(['dossier_notes.id', 'dossier_notes.text', 'dossier_notes.at', 'accounts.name as by'])
    .where('dossier_id', '=', dossierId)
    .orderBy('dossier_notes.id')
    .limit(500)
    .execute()
}

/** The last of them, and whose it is. */
export const lastNoteOf = (db: Db, dossierId: string) =>
  db
    .selectFrom('dossier_notes')
    .select(['account_id', 'text'])
    .where('dossier_id', '=', dossierId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function insertNote(
  trx: Db,
  note: { dossier_id: string; account_id: string; text: string; at: Date },
) {
  await trx.insertInto('dossier_notes').values(note).execute()
}
