/** ISO 32000-1, 7.4.3: five signs for four bytes, `z` for four zeros, `~>` at the end. */
export function fromAscii85(text: string): Buffer {
  const signs = text
    .replace(/~[\s\S]*$/, '')
    .replace(/\s+/g, '')
    .replace(/z/g, '!!!!!')
  const bytes = Buffer.alloc(Math.ceil(signs.length / 5) * 4)
  for (let at = 0; at < signs.length; at += 5) {
    const five = signs.slice(at, at + 5).padEnd(5, 'u')
    let word = 0
    for (const sign of five) word = word * 85 + (sign.charCodeAt(0) - 33)
    bytes.writeUInt32BE(word >>> 0, (at / 5) * 4)
  }
  const rest = signs.length % 5
  return rest === 0 ? bytes : bytes.subarray(0, bytes.length - (5 - rest))
}
