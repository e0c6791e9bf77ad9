import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { giveBack } from '../give-back'
import { openHeader, payloadKey, sealHeader } from './header'
import { openPayload, sealPayload } from './payload'

const NONCE_BYTES = 16
/** More recipients than anybody has; what is longer is no header. */
const MOST_HEADER_BYTES = 64 * 1024
const END_OF_HEADER = Buffer.from('\n--- ')

/**
 * The age format (age-encryption.org/v1) with what Node.js brings for the bytes; decision 0105.
 * @param recipient `age1…`
 */
export async function* encryptAge(
  recipient: string,
  clear: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const { head, key } = await beginAge(recipient)
  yield head
  yield* sealPayload(key, clear)
}

/** What an age file begins with, and the key of the chunks that follow. @param recipient `age1…` */
export async function beginAge(recipient: string): Promise<{ head: Buffer; key: Buffer }> {
  const { header, fileKey } = await sealHeader(recipient)
  const nonce = randomBytes(NONCE_BYTES)
  return { head: Buffer.concat([header, nonce]), key: payloadKey(fileKey, nonce) }
}

/**
 * Reads the header at once, the rest as it is asked for; whoever destroys the answer destroys `sealed`.
 * @param identity `AGE-SECRET-KEY-1…`
 * @param sealed whose parts are nobody else's: the memory of those behind the header is given back
 * @throws an error for what is not encrypted to this identity; the stream fails where a byte was changed
 */
export async function decryptAge(identity: string, sealed: Readable): Promise<Readable> {
  try {
    const source: AsyncIterator<Uint8Array> = sealed[Symbol.asyncIterator]()
    const { header, nonce, rest } = await readHeader(source)
    const key = payloadKey(await openHeader(identity, header), nonce)
    const clear = Readable.from(openPayload(key, following(rest, source)), { objectMode: false })
    return clear.once('close', () => sealed.destroy())
  } catch (error) {
    sealed.destroy()
    throw error
  }
}

/** A short text or a few bytes at once. */
export const encryptAgeBytes = (recipient: string, clear: Uint8Array): Promise<Buffer> =>
  buffer(encryptAge(recipient, once(clear)))

/** @throws Error for what is no age file, was changed, or is for another identity */
export const decryptAgeBytes = async (identity: string, sealed: Uint8Array): Promise<Buffer> =>
  buffer(await decryptAge(identity, Readable.from([sealed])))

async function readHeader(source: AsyncIterator<Uint8Array>) {
  let read = Buffer.alloc(0)
  for (;;) {
    const { value, done } = await source.next()
    if (done) throw new Error('no age file: its header is cut short')
    read = Buffer.concat([read, value])
    const macLine = read.indexOf(END_OF_HEADER)
    const end = macLine < 0 ? -1 : read.indexOf('\n', macLine + END_OF_HEADER.length) + 1
    if (end > 0 && read.length >= end + NONCE_BYTES) {
      const [header, nonce] = [read.subarray(0, end), read.subarray(end, end + NONCE_BYTES)]
      return { header, nonce, rest: read.subarray(end + NONCE_BYTES) }
    }
    if (read.length > MOST_HEADER_BYTES) throw new Error('no age file: no header')
  }
}

async function* following(first: Uint8Array, source: AsyncIterator<Uint8Array>) {
  yield first
  for (;;) {
    const { value, done } = await source.next()
    if (done) return
    yield value
    giveBack(value)
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes
}
