/**
 * Lets so many through at once. The others wait their turn, which goes round those who brought them: what one network
 * brings by the hundred does not stand before another's first.
 * @returns what runs a piece of work when its turn comes; `whose` is a network or an account, nothing where all are one's own
 */
export function atMost(count: number) {
  const waiting = new Map<string, (() => void)[]>()
  let free = count

  return async <Result>(work: () => Promise<Result>, whose = ''): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => void waiting.set(whose, [...(waiting.get(whose) ?? []), resolve]))
    try {
      return await work()
    } finally {
      const next = takeNext(waiting)
      if (next) next()
      else free += 1
    }
  }
}

/** The first in the line whose turn it is; that line then stands behind the others. */
function takeNext(waiting: Map<string, (() => void)[]>): (() => void) | undefined {
  for (const [whose, [next, ...behind]] of waiting) {
    waiting.delete(whose)
    if (behind.length > 0) waiting.set(whose, behind)
    return next
  }
  return undefined
}
