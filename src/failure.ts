/**
 * What went wrong, in its own words and nothing else: an error of the database driver carries its connection,
 * and with it secrets.
 */
export function wordsOf(error: unknown): string {
  // Node says « AggregateError » and nothing else when every address of a name refused.
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join(', ')
  const words = error instanceof Error && error.message ? error.message : String(error)
  return words.replace(/:\/\/[^@\s/]*@/g, '://…@')
}

/** Prints it for the operator and ends the command. */
export function fail(error: unknown): never {
  console.error(wordsOf(error))
  process.exit(1)
}

/** For a connection that breaks while nobody uses it. */
export const warn = (error: unknown) => console.error(wordsOf(error))
