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

/** What was sent up for a message that is not written yet, by one side. */
const unsent = (db: Db, dossierId: string, side: MessageSide) =>
  db
    .selectFrom('message_files')
    .where('dossier_id', '=', dossierId)
    .where('side', '=', side)
    .where('written_at', 'is', null)
    .where('mail_id', 'is', null)

/** The oldest first. */
export const unsentFilesOf = (db: Db, dossierId: string, side: MessageSide): Promise<MessageFile[]> =>
  unsent(db, dossierId, side).selectAll().orderBy('uploaded_at').orderBy('id').execute()

/** How many files a side has given to the messages of a dossier, sent or not. */
export async function countMessageFiles(db: Db, dossierId: string, side: MessageSide): Promise<number> {
  const { count } = await db
    .selectFrom('message_files')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('dossier_id', '=', dossierId)
    .where('side', '=', side)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Puts files that were sent up beside the message that is written now. @returns how many of them there were */
export async function putBesideMessage(
  trx: Db,
  ids: readonly string[],
  { dossier_id, side, written_at }: { dossier_id: string; side: MessageSide; written_at: Date },
): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await trx
    .updateTable('message_files')
    .set({ written_at })
    .where('id', 'in', [...ids])
    .where('dossier_id', '=', dossier_id)
    .where('side', '=', side)
    .where('written_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Takes out a file that stands in no message yet. @returns the key of its bytes */
export async function deleteUnsentFile(
  trx: Db,
  id: string,
  { dossier_id, side }: { dossier_id: string; side: MessageSide },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('message_files')
    .where('id', '=', id)
    .where('dossier_id', '=', dossier_id)
    .where('side', '=', side)
    .where('written_at', 'is', null)
    .where('mail_id', 'is', null)
    .returning('file_key')
    .executeTakeFirst()
  return row?.file_key
}

/** Takes out all that was sent up before a moment and stands in no message. @returns the keys of their bytes */
export async function deleteUnsentFiles(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('message_files')
    .where('written_at', 'is', null)
    .where('mail_id', 'is', null)
    .where('uploaded_at', '<', before)
    .returning('file_key')
    .execute()
  return rows.map(({ file_key }) => file_key)
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
