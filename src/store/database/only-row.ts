/** The row of a question that always has one answer. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('the database gave no row')
  return row
}
