/**
 * What was made of a text before, else what is made of it now.
 * @param most how much the memory holds before it starts again: strangers' texts do not fill it without end
 */
export function kept<T>(memory: Map<string, T>, most: number, text: string, make: () => T): T {
  const known = memory.get(text)
  if (known !== undefined) return known
  if (memory.size >= most) memory.clear()
  const made = make()
  memory.set(text, made)
  return made
}
