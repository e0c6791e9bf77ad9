/** How many letters must be changed, added or left out between two words; `limit + 1` once it is more. */
export function editDistance(one: string, two: string, limit: number): number {
  if (Math.abs(one.length - two.length) > limit) return limit + 1
  let previous = Array.from({ length: two.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= two.length; column++) {
      const same = one[row - 1] === two[column - 1] ? 0 : 1
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + same,
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    previous = current
  }
  return Math.min(previous[two.length] ?? 0, limit + 1)
}
