/** One place for work that takes seconds, shared fairly by those who wait for an answer. */
export interface Turns {
  /**
   * Does the work once its turn has come: of those who wait, whoever has had the place for the shortest time this hour is
   * next. @param whose a network, for instance
   */
  take: <Result>(whose: string, work: () => Promise<Result>) => Promise<Result>
}

const HOUR_MS = 3_600_000

/** @param now milliseconds, for tests */
export function makeTurns(now: () => number = () => performance.now()): Turns {
  const waiting: { whose: string; begin: () => void }[] = []
  const spent = new Map<string, number>()
  let busy = false
  let hour = 0

  function next() {
    const least = Math.min(...waiting.map(({ whose }) => spent.get(whose) ?? 0))
    const [turn] = waiting.splice(
      waiting.findIndex(({ whose }) => (spent.get(whose) ?? 0) === least),
      1,
    )
    busy = turn !== undefined
    turn?.begin()
  }

  return {
    async take(whose, work) {
      if (busy) await new Promise<void>(begin => waiting.push({ whose, begin }))
      busy = true
      const began = now()
      if (Math.floor(began / HOUR_MS) !== hour) spent.clear()
      hour = Math.floor(began / HOUR_MS)
      try {
        return await work()
      } finally {
        spent.set(whose, (spent.get(whose) ?? 0) + Math.max(1, now() - began))
        next()
      }
    },
  }
}
