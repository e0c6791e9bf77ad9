const KEPT_EACH_MS = 5_000
/** Of one batch; what comes under another open name then is counted with others, so that memory stays small. */
const MOST_NAMES = 5_000

/** Counts in this copy of the program. */
interface Batch<Count> {
  add: (count: Count) => void
  /** Keeps what is left. */
  stop: () => Promise<void>
}

interface Batched<Count> {
  /** What tells two counts apart. */
  keyOf: (count: Count) => string
  /** What stands for one more name of the many that visitors may invent; null where names are ours. */
  others: (count: Count) => Count | null
  keep: (counts: Count[]) => Promise<void>
}

/**
 * Adds counts to the database every five seconds, many at once: a kill loses those at most. While the database is away they
 * wait, in bounded memory.
 */
export function batchCounts<Count extends { n: number }>(
  { keyOf, others, keep }: Batched<Count>,
  report: (error: unknown) => void,
): Batch<Count> {
  let counted = new Map<string, Count>()
  function add(count: Count): void {
    const key = keyOf(count)
    const sum = counted.get(key)
    if (sum) {
      sum.n += count.n
      return
    }
    const instead = counted.size < MOST_NAMES ? null : others(count)
    if (instead) add(instead)
    else counted.set(key, { ...count })
  }
  async function keepAll() {
    if (counted.size === 0) return
    const kept = [...counted.values()]
    counted = new Map()
    await keep(kept).catch(error => {
      report(error)
      for (const count of kept) add(count)
    })
  }
  const timer = setInterval(keepAll, KEPT_EACH_MS).unref()
  return {
    add,
    async stop() {
      clearInterval(timer)
      await keepAll()
    },
  }
}
