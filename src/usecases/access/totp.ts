import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6

/** The code of a moment (RFC 6238: HMAC-SHA-1, 30 s, 6 digits), as authenticator applications make it. */
export const codeAt = (secret: Buffer, now: Date) => codeOfStep(secret, stepOf(now))

/** The step of now, or of the one before or after, that a code is of, if it is later than `used`. */
export function stepOfCode(secret: Buffer, code: string, now: Date, used: number): number | undefined {
  const given = Buffer.from(code.replace(/\s/g, ''))
  return [-1, 0, 1]
    .map(drift => stepOf(now) + drift)
    .find(candidate => candidate > used && same(given, Buffer.from(codeOfStep(secret, candidate))))
}

const stepOf = (now: Date) => Math.floor(now.getTime() / STEP_MS)

/** HOTP (RFC 4226, section 5.3). */
function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

const same = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)
