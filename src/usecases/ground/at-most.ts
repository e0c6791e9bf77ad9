/**
 * Lets so many through at once; the others wait in the order in which they came.
 * @returns what runs a piece of work when its turn comes
 */
export function atMost(count: number) {
  const waiting: (() => void)[] = []
  let free = count

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => void waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
