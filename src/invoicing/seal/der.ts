/**
 * The few forms of ASN.1's distinguished encoding that certificates and signatures are made of.
 * Cryptography itself is node:crypto's.
 */
export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

/** A context tag: [0], [1] … holding other values. */
export const context = (number: number) => 0xa0 + number

/** One value with its tag and length (X.690, 8.1; definite lengths alone). */
export function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const body = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

/** A SEQUENCE of values that are encoded (ITU-T X.690, 8.9). */
export const sequence = (...contents: Uint8Array[]) => der(TAG.sequence, ...contents)

/** The encoding sorts the members of a set. */
export const set = (...members: Uint8Array[]) => der(TAG.set, ...[...members].sort(Buffer.compare))

/** An OCTET STRING. */
export const octets = (bytes: Uint8Array) => der(TAG.octets, bytes)

/** A BIT STRING of whole bytes: none of its last bits is unused. */
export const bits = (bytes: Uint8Array) => der(TAG.bits, Buffer.from([0]), bytes)

/** A UTF8String. */
export const utf8 = (text: string) => der(TAG.utf8, Buffer.from(text, 'utf8'))

/** What RSA has for parameters (RFC 4055, section 5); elliptic curves leave them out. */
export const NULL = der(TAG.null)

/** A positive integer from its big-endian bytes. */
export function integer(bytes: Uint8Array | number): Buffer {
  const raw = typeof bytes === 'number' ? Buffer.from([bytes]) : Buffer.from(bytes)
  const first = raw.findIndex(byte => byte !== 0)
  const trimmed = first < 0 ? Buffer.from([0]) : raw.subarray(first)
  return der(TAG.integer, (trimmed[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), trimmed]) : trimmed)
}

/** An OBJECT IDENTIFIER from its dotted form (ITU-T X.690, 8.19). */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return der(TAG.oid, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

/** Certificates write years before 2050 on two digits. */
export function time(date: Date): Buffer {
  const text = date.toISOString().replace(/[-:T]|\.\d+/g, '')
  return date.getUTCFullYear() < 2050
    ? der(TAG.utcTime, Buffer.from(text.slice(2)))
    : der(TAG.generalizedTime, Buffer.from(text))
}

/** One decoded value; `raw` is all of it, `body` what it holds. */
export interface Der {
  tag: number
  raw: Buffer
  body: Buffer
}

/** @throws RangeError when the bytes are not a whole value. */
export function readDer(bytes: Uint8Array): Der {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tag = buffer.readUInt8(0)
  const short = buffer.readUInt8(1)
  const count = short < 0x80 ? 0 : short & 0x7f
  if (count > 4) throw new RangeError('a value longer than any file')
  const length = count === 0 ? short : buffer.readUIntBE(2, count)
  const start = 2 + count
  if (start + length > buffer.length) throw new RangeError('a value that is cut off')
  return { tag, raw: buffer.subarray(0, start + length), body: buffer.subarray(start, start + length) }
}

/** The values that a sequence, set or context tag holds. */
export function childrenOf(value: Der): Der[] {
  const children: Der[] = []
  let rest = value.body
  while (rest.length > 0) {
    const child = readDer(rest)
    children.push(child)
    rest = rest.subarray(child.raw.length)
  }
  return children
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes: number[] = []
  for (let rest = length; rest > 0; rest >>>= 8) bytes.unshift(rest & 0xff)
  return Buffer.from([0x80 | bytes.length, ...bytes])
}

function base128(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}
