import * as z from 'zod/mini'
import { PAPER_KINDS } from '~/domain/reading/paper-kind'
import { READING_STATES } from '~/domain/reading/reading-state'
import { CHECKS, OUTCOMES } from '~/domain/reading/verdict'

/** What is told of a piece that was read (specification B12): never a value of it. */
export const pieceReading = z.object({
  state: z.enum(READING_STATES),
  kind: z.nullable(z.enum(PAPER_KINDS)),
  verdicts: z.array(z.object({ check: z.enum(CHECKS), outcome: z.enum(OUTCOMES), sentence: z.string() })),
  /** Pieces that are read before this one; null once it is read. */
  ahead: z.nullable(z.number()),
  /** Whether its holder said that it is the right one. */
  confirmed: z.boolean(),
})
