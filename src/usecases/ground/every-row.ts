const BATCH = 1_000

/** Every row of a list, read a thousand at a time. @param place where the list goes on after a row */
export async function* everyRow<Row, Place>(
  read: (batch: { limit: number; after: Place | null }) => Promise<Row[]>,
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
