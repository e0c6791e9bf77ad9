import { NotYet } from '~/domain/not-yet'
import {
  endTurn,
  noteWork,
  type PieceWork,
  type TurnResult,
  takeTurn,
  waitsForTurn,
  writeResult,
} from '~/store/pieces/piece-turns'
import type { DbAndClock } from './deps'

/** Of an hour of the one place where pieces are looked at, at most half is one network's: the rest of it waits. */
const SHARE_MS = 30 * 60_000
const LATER_MS = 60_000

/**
 * Serves the piece whose turn it is, which need not be the one that the job names: each job is one turn, and turns go
 * round networks and dossiers, so that nobody's thousand pieces stand before another's first.
 * @param job its id in the queue, which takes up again what it took before
 * @param serve gives out what came of the piece, where that is written with the end of its turn
 * @throws NotYet where all that waits is of networks that have had their share; what `serve` throws
 */
export async function fairTurn(
  { db, clock }: DbAndClock,
  { work, job, document_id }: { work: PieceWork; job: string; document_id: string },
  serve: (documentId: string, queuedAt: Date | null) => Promise<TurnResult | undefined>,
): Promise<void> {
  const turn = await takeTurn(db, { work, job, now: clock(), most: SHARE_MS })
  if (!turn) {
    if (await waitsForTurn(db, work, document_id))
      throw new NotYet('its network has had its share', new Date(clock().getTime() + LATER_MS))
    const result = await serve(document_id, null)
    return result && writeResult(db, result)
  }
  const began = performance.now()
  const spent = () => ({ now: clock(), spent_ms: performance.now() - began })
  let result: TurnResult | undefined
  try {
    result = await serve(turn.document_id, turn.queued_at)
  } catch (error) {
    await noteWork(db, work, turn, spent())
    throw error
  }
  await endTurn(db, work, turn, spent(), result)
}
