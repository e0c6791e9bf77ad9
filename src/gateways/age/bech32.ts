const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const CHECKSUM_LETTERS = 6

/** Bytes as age writes its keys (BIP 173 without its limit of length), in lower case. */
export function toBech32(prefix: string, bytes: Uint8Array): string {
  const values = regroup(bytes, 8, 5)
  const sum = polymod([...spread(prefix), ...values, ...new Array<number>(CHECKSUM_LETTERS).fill(0)]) ^ 1
  const checksum = Array.from({ length: CHECKSUM_LETTERS }, (_, index) => (sum >>> (5 * (5 - index))) & 31)
  return `${prefix}1${[...values, ...checksum].map(value => LETTERS[value]).join('')}`
}

/** @returns null for another prefix, a letter too many, or a checksum that does not hold */
export function fromBech32(prefix: string, text: string): Buffer | null {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return null
  if (!lower.startsWith(`${prefix}1`)) return null
  const values = [...lower.slice(prefix.length + 1)].map(letter => LETTERS.indexOf(letter))
  if (values.length < CHECKSUM_LETTERS || values.includes(-1)) return null
  if (polymod([...spread(prefix), ...values]) !== 1) return null
  const data = values.slice(0, -CHECKSUM_LETTERS)
  const bytes = regroup(data, 5, 8).subarray(0, Math.floor((data.length * 5) / 8))
  return regroup(bytes, 8, 5).equals(Buffer.from(data)) ? bytes : null
}

function polymod(values: number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    GENERATOR.forEach((factor, bit) => {
      if ((top >>> bit) & 1) sum ^= factor
    })
  }
  return sum >>> 0
}

function spread(prefix: string): number[] {
  const codes = Array.from(prefix, letter => letter.charCodeAt(0))
  return [...codes.map(code => code >>> 5), 0, ...codes.map(code => code & 31)]
}

/** The same bits in groups of another size, the last one filled with zeros. */
function regroup(groups: Iterable<number>, from: number, to: number): Buffer {
  const regrouped: number[] = []
  let [bits, count] = [0, 0]
  for (const group of groups) {
    bits = ((bits << from) | group) & 0xfff
    count += from
    while (count >= to) {
      count -= to
      regrouped.push((bits >>> count) & ((1 << to) - 1))
    }
  }
  if (count > 0) regrouped.push((bits << (to - count)) & ((1 << to) - 1))
  return Buffer.from(regrouped)
}
