import type { Db } from '~/store/database/database'
import { addJob } from '~/store/jobs/jobs'
import { unscannedDocuments } from '~/store/pieces/documents'
import { unscannedMessageFiles } from '~/store/pieces/message-files'
import type { Deps } from '../ground/deps'

/** Has a piece looked into once the transaction commits. */
const queueInspection = (trx: Db, documentId: string) =>
  addJob(trx, 'inspect-document', { document_id: documentId }, { key: `inspect:${documentId}` })

/** The same of a file of a message. */
export const queueFileInspection = (trx: Db, fileId: string) =>
  addJob(trx, 'inspect-message-file', { file_id: fileId }, { key: `inspect-message-file:${fileId}` })

/**
 * Where there is a scanner, sends it again what it has not seen: pieces from before it was configured,
 * or whose job was given up while it was away.
 */
export async function queueMissedInspections({ db, scanner, clock }: Pick<Deps, 'db' | 'scanner' | 'clock'>) {
  if (!scanner) return
  const settled = new Date(clock().getTime() - 10 * 60_000)
  for (const id of await unscannedDocuments(db, settled, 500)) await queueInspection(db, id)
  for (const id of await unscannedMessageFiles(db, settled, 500)) await queueFileInspection(db, id)
}
