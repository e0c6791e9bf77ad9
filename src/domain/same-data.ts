/** Whether two values of JSON say the same, whatever the order of their names. */
export function sameData(one: unknown, two: unknown): boolean {
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return one === two
  const [first, second] = [new Map(Object.entries(one)), new Map(Object.entries(two))]
  return (
    Array.isArray(one) === Array.isArray(two) &&
    first.size === second.size &&
    [...first].every(([name, value]) => second.has(name) && sameData(value, second.get(name)))
  )
}
