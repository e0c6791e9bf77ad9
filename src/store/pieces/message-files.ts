import type { Insertable, Selectable } from 'kysely'
import type { MessageSide } from '~/domain/dossier/messages'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type MessageFile = Selectable<Tables['message_files']>
export type NewMessageFile = Insertable<Tables['message_files']>

export async function insertMessageFiles(trx: Db, files: readonly NewMessageFile[]) {
  if (files.length > 0)
    await trx
      .insertInto('message_files')
      .values([...files])
      .execute()
}

/** The files of a dossier's messages, in the order in which they came. */
export function messageFilesOf(db: Db, dossierId: string): Promise<MessageFile[]> {
  return db
    .selectFrom('message_files')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute()
}

/** The files of mails that wait to be sorted. */
export function filesOfMails(db: Db, mailIds: string[]): Promise<MessageFile[]> {
  if (mailIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('message_files')
    .selectAll()
    .where('mail_id', 'in', mailIds)
    .where('dossier_id', 'is', null)
    .orderBy('id')
    .execute()
}

export function findMessageFile(db: Db, id: string): Promise<MessageFile | undefined> {
  return db.selectFrom('message_files').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Puts the files of a mail beside its message in a thread. */
export async function moveMailFiles(
  trx: Db,
  mailId: string,
  to: { dossier_id: string; side: MessageSide; written_at: Date },
) {
  await trx.updateTable('message_files').set(to).where('mail_id', '=', mailId).execute()
}

export async function writeFileInspection(
  db: Db,
  id: string,
  found: Partial<Pick<MessageFile, 'flags' | 'scan' | 'inspected_at'>>,
) {
  await db.updateTable('message_files').set(found).where('id', '=', id).execute()
}

/** Files that the scanner has not seen though there is one, from before a moment. */
export async function unscannedMessageFiles(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('message_files')
    .select('id')
    .where('scan', 'in', ['pending', 'not-scanned'])
    .where('uploaded_at', '<', before)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
