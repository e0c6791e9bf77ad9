import { addReading, overdueReadings } from '~/store/pieces/readings'
import type { Deps } from '../ground/deps'

/** Takes up again what waits without a job: given up, or lost with a copy of the database. */
export async function queueMissedReadings({
  db,
  pieceReader,
  clock,
}: Pick<Deps, 'db' | 'pieceReader' | 'clock'>) {
  if (!pieceReader) return
  const settled = new Date(clock().getTime() - 10 * 60_000)
  for (const id of await overdueReadings(db, settled)) await addReading(db, id)
}
