import { NeighbourAway, NeighbourPaused } from '~/domain/neighbour'

/** So many times away in a row, and it is left in peace. */
const FAILURES = 6
/** Milliseconds; doubled each time that it is found away again. */
const PAUSE = { first: 5_000, longest: 60_000 }
/** How long whoever comes while one try is under way waits for its outcome. */
const MEANWHILE_MS = 5_000

export interface CircuitBreaker {
  /** @throws NeighbourPaused without asking, while it is left in peace; else what `work` throws */
  through: <Answer>(work: () => Promise<Answer>) => Promise<Answer>
}

/**
 * Keeps those who wait from asking a neighbour that is away, one after the other, each with its whole patience:
 * after some failures it is asked by one of them at a time, after a pause. Only NeighbourAway counts; any
 * answer, a refusal too, shows that it is there.
 */
export function circuitBreaker(name: string, clock: () => number = Date.now): CircuitBreaker {
  let failures = 0
  let pause = PAUSE.first
  let closedUntil = 0
  let trying = false
  const isClosed = () => failures >= FAILURES
  return {
    async through(work) {
      const probing = isClosed()
      if (probing && (trying || clock() < closedUntil))
        throw new NeighbourPaused(
          name,
          new Date(Math.max(closedUntil, clock() + (trying ? MEANWHILE_MS : 0))),
        )
      if (probing) trying = true
      try {
        const answer = await work()
        failures = 0
        pause = PAUSE.first
        return answer
      } catch (error) {
        if (error instanceof NeighbourAway) {
          failures++
          if (isClosed()) {
            closedUntil = clock() + pause
            if (probing) pause = Math.min(2 * pause, PAUSE.longest)
          }
        } else failures = 0
        throw error
      } finally {
        if (probing) trying = false
      }
    },
  }
}
