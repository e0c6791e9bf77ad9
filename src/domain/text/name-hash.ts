/** A number of 32 bits from a text, the same on every machine: FNV-1a, stirred so that neighbouring names part. */
export function nameHash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** « Dupont & fils » → « DF »; words of one or two letters do not count where others do. Empty where there is no word. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const long = words.filter(word => word.length > 2)
  const letters = (long.length > 0 ? long : words).slice(0, 2).map(word => [...word][0] ?? '')
  return letters.join('').toLocaleUpperCase('fr')
}
