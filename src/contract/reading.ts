import { array, boolean, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { PAPER_KINDS } from '~/domain/reading/paper-kind'
import { READING_STATES } from '~/domain/reading/reading-state'
import { CHECKS, OUTCOMES } from '~/domain/reading/verdict'

/** What is told of a piece that was read (specification B12): never a value of it. */
export const pieceReading = object({
  state: oneOf(READING_STATES),
  kind: nullable(oneOf(PAPER_KINDS)),
  verdicts: array(object({ check: oneOf(CHECKS), outcome: oneOf(OUTCOMES), sentence: string() })),
  /** Pieces that are read before this one; null once it is read. */
  ahead: nullable(number()),
  /** Whether its holder said that it is the right one. */
  confirmed: boolean(),
})
