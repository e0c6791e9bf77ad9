import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { writeWhole } from '../durable-file'

/** All bytes of a file before it is sent: their length and digests must be known first. */
export interface Draft {
  size: number
  md5: string
  sha256: string
  /** From the first byte, as often as it takes. */
  bytes: () => Buffer | Readable
  discard: () => Promise<void>
}

/** What one file may keep in memory; larger ones pass through the disk, so that many fit at once. */
const MEMORY = 128 * 1024

/**
 * Collects a stream, which is ciphertext already, in memory or in a file of `folder`.
 * What is thrown by the stream is thrown on, and leaves nothing.
 */
export async function collectDraft(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  name: string,
): Promise<Draft> {
  const md5 = createHash('md5')
  const sha256 = createHash('sha256')
  const path = join(folder, name)
  let size = 0
  let held: Uint8Array[] = []
  let file: Awaited<ReturnType<typeof open>> | undefined
  const discard = async () => {
    await file?.close()
    if (file) await rm(path, { force: true })
  }
  try {
    for await (const chunk of bytes) {
      md5.update(chunk)
      sha256.update(chunk)
      size += chunk.length
      held.push(chunk)
      if (!file && size <= MEMORY) continue
      file ??= await open(path, 'wx', 0o600)
      for (const part of held) await writeWhole(file, part)
      held = []
    }
  } catch (error) {
    await discard()
    throw error
  }
  const whole = Buffer.concat(held)
  return {
    size,
    md5: md5.digest('base64'),
    sha256: sha256.digest('hex'),
    bytes: () => (file ? createReadStream(path) : whole),
    discard,
  }
}
