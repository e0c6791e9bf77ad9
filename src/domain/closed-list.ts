/** Closed lists and tables by name: what TypeScript forgets of their members once they are listed. */

/** The names of a table that has no others. */
export const keysOf = <Table extends object>(table: Table) =>
  Object.keys(table) as Extract<keyof Table, string>[]

/** Names and values of a table that has no others. */
export const pairsOf = <Name extends string, Value>(table: Readonly<Partial<Record<Name, Value>>>) =>
  Object.entries(table) as [Name, Value][]

/** A table with a value for each name of a list. */
export const tableOf = <Name extends string, Value>(names: readonly Name[], give: (name: Name) => Value) =>
  Object.fromEntries(names.map(name => [name, give(name)])) as Record<Name, Value>

/** Whether a value is a member of a closed list. */
export const isOneOf = <Member>(list: readonly Member[], value: unknown): value is Member =>
  list.some(member => member === value)

/** The member of a closed list that a value is, or another where it is none: what a <select> gives. */
export const memberOf = <Member>(
  list: readonly Member[],
  value: unknown,
  otherwise: NoInfer<Member>,
): Member => (isOneOf(list, value) ? value : otherwise)
