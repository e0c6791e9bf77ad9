import { setImmediate as nextTurn } from 'node:timers/promises'

/** What age encrypts at a time. */
const PIECE = 64 * 1024

/** Bytes that lie in memory as a stream whose reader lets other requests through between the pieces. */
export async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE) {
    await nextTurn()
    yield bytes.subarray(start, start + PIECE)
  }
}
