// By hand: browsers have `toSpliced` from Chrome 110 on, and some telephones and offices stay with what is older (decision 0342).

/** The same list with one more of them at a place. */
export const placedAt = <One>(list: readonly One[], at: number, one: One): One[] => [
  ...list.slice(0, at),
  one,
  ...list.slice(at),
]

/** The same list with one of them at another place. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list[from]
  if (one === undefined) return [...list]
  const others = list.filter((_, at) => at !== from)
  return placedAt(others, to, one)
}
