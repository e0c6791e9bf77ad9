import { createCipheriv, createDecipheriv } from 'node:crypto'

export const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const MOST_CHUNKS = 2 ** 32

/**
 * The payload of an age file (age-encryption.org/v1, « Payload »): chunks of 64 KiB, each with a tag of its own,
 * numbered, the last one marked, so that none can be left out, moved or cut off. One chunk is in memory at a time.
 */
export async function* sealPayload(key: Buffer, clear: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const sealer = new ChunkSealer(key)
  for await (const { chunk, last } of chunksOf(clear, CHUNK_BYTES)) yield* sealer.seal(chunk, last)
}

/** Seals the chunks of one payload, in their order. */
export class ChunkSealer {
  private readonly nonces = new Nonces()

  constructor(private readonly key: Uint8Array) {}

  /** @param chunk as long as a chunk is, or the last one: shorter, empty only where it is the first too */
  seal(chunk: Uint8Array, last: boolean): [sealed: Buffer, tag: Buffer] {
    const nonce = this.nonces.next(last)
    const cipher = createCipheriv('chacha20-poly1305', this.key, nonce, { authTagLength: TAG_BYTES })
    const sealed = cipher.update(chunk)
    cipher.final()
    return [sealed, cipher.getAuthTag()]
  }
}

/** Gives out a chunk only once its tag has been checked. @throws an error for a payload that is not as it was sealed */
export async function* openPayload(key: Buffer, sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const nonces = new Nonces()
  for await (const { chunk, first, last } of chunksOf(sealed, CHUNK_BYTES + TAG_BYTES)) {
    const end = chunk.length - TAG_BYTES
    if (end < 0 || (end === 0 && !first)) throw new Error('the encrypted file is cut short')
    const decipher = createDecipheriv('chacha20-poly1305', key, nonces.next(last), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(chunk.subarray(end))
    const clear = decipher.update(chunk.subarray(0, end))
    decipher.final()
    if (clear.length > 0) yield clear
  }
}

/** Eleven bytes that count the chunks, and one that says which is the last. */
class Nonces {
  private count = 0

  next(last: boolean): Buffer {
    if (this.count >= MOST_CHUNKS) throw new Error('a file too long for its nonces')
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(this.count++, 7)
    nonce[11] = last ? 1 : 0
    return nonce
  }
}

/** Each chunk lies in the same memory: it is to be used before the next one is asked for. */
async function* chunksOf(bytes: AsyncIterable<Uint8Array>, size: number) {
  const held = Buffer.allocUnsafe(size)
  let used = 0
  let first = true
  for await (const part of bytes) {
    for (let at = 0; at < part.length; ) {
      if (used === size) {
        yield { chunk: held, first, last: false }
        first = false
        used = 0
      }
      const taken = Math.min(size - used, part.length - at)
      held.set(part.subarray(at, at + taken), used)
      used += taken
      at += taken
    }
  }
  yield { chunk: held.subarray(0, used), first, last: true }
}
