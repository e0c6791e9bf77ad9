import type { Db } from '~/store/database'
import { addJob } from '~/store/jobs'
import { insertReading, overdueReadings } from '~/store/readings'
import type { Deps } from '../deps'

/** Has a piece read once the transaction commits, after those that wait already. */
export async function queueReading(
  trx: Db,
  { pieceReader, clock }: Pick<Deps, 'pieceReader' | 'clock'>,
  documentId: string,
) {
  if (!pieceReader) return
  await insertReading(trx, documentId, clock())
  await addReadingJob(trx, documentId)
}

/** Takes up again what waits without a job: given up, or lost with a copy of the database. */
export async function queueMissedReadings({
  db,
  pieceReader,
  clock,
}: Pick<Deps, 'db' | 'pieceReader' | 'clock'>) {
  if (!pieceReader) return
  const settled = new Date(clock().getTime() - 10 * 60_000)
  for (const id of await overdueReadings(db, settled)) await addReadingJob(db, id)
}

const addReadingJob = (trx: Db, documentId: string) =>
  addJob(trx, 'read-piece', { document_id: documentId }, { key: `read:${documentId}`, maxAttempts: 4 })
