import { Refusal } from '~/domain/refusal'

/** How many may wait: of each bringer, and in all. */
interface Line {
  each: number
  in_all: number
}

/** What a page or a form may keep waiting: who comes later is told so at once, and has his memory back. */
const LINE: Line = { each: 50, in_all: 200 }
/** Where as many wait as there are connections, each for a moment. */
export const ENDLESS: Line = { each: Number.POSITIVE_INFINITY, in_all: Number.POSITIVE_INFINITY }
/** Seconds: no turn lasts as long. */
const LATER = 60

/**
 * Lets so many through at once. The others wait their turn, which goes round those who brought them: what one network
 * brings by the hundred does not stand before another's first.
 * @returns what runs a piece of work when its turn comes; `whose` is a network or an account, nothing where all are one's own.
 *   It throws Refusal too-many-requests where its bringer has as many in line as may be, unavailable where all have
 */
export function atMost(count: number, line = LINE) {
  const waiting = new Map<string, (() => void)[]>()
  let free = count
  let inLine = 0

  return async <Result>(work: () => Promise<Result>, whose = ''): Promise<Result> => {
    if (free > 0) free -= 1
    else {
      const own = waiting.get(whose) ?? []
      if (own.length >= line.each) throw new Refusal('too-many-requests', { retryAfter: LATER })
      if (inLine >= line.in_all) throw new Refusal('unavailable', { retryAfter: LATER })
      inLine += 1
      await new Promise<void>(resolve => void waiting.set(whose, [...own, resolve]))
      inLine -= 1
    }
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
