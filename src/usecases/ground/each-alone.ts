/** So many failures in a row have another cause than what is worked on: a database that is away fails for all. */
const MOST_IN_A_ROW = 20

/**
 * Does the work for one after the other: one that fails holds up none after it.
 * @throws AggregateError of what those that failed threw, once the others are done
 */
export async function eachAlone<One>(
  all: Iterable<One> | AsyncIterable<One>,
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  let inARow = 0
  for await (const one of all) {
    try {
      await work(one)
      inARow = 0
    } catch (error) {
      failures.push(error)
      inARow += 1
      if (inARow === MOST_IN_A_ROW) break
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed`)
}
