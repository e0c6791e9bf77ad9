/** All rows, page by page, in the order of their ids. */
export async function* allRows<Row extends { id: string }>(page: (after: string) => Promise<Row[]>) {
  for (let after = ''; ; ) {
    const rows = await page(after)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
