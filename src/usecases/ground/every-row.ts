const BATCH = 1_000

/** What is read at once: so many rows after a place, from the first where it is null. */
export interface Batch<Place> {
  limit: number
  after: Place | null
}

/** Every row of a list, read a thousand at a time. @param place where the list goes on after a row */
export async function* everyRow<Row, Place>(
  read: (batch: Batch<Place>) => Promise<Row[]>,
  place: (last: Row) => Place,
) {
  let after: Place | null = null
  do {
    const rows: Row[] = await read({ limit: BATCH, after })
    yield* rows
    const last: Row | undefined = rows.length === BATCH ? rows.at(-1) : undefined
    after = last === undefined ? null : place(last)
  } while (after !== null)
}
