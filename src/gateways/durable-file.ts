import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** How long a file is, in bytes, and its SHA-256, hexadecimal. */
export interface Content {
  size: number
  sha256: string
}

/**
 * Writes a new file and reads it again: resolves once what lies on the disk has the length and the digest of
 * what was given. A part of the file may be left when it throws.
 * @throws an error with the code of the disk (ENOSPC, EDQUOT, EIO …), EIO for other bytes than those given
 */
export async function writeDurably(path: string, bytes: AsyncIterable<Uint8Array>): Promise<Content> {
  const hash = createHash('sha256')
  let size = 0
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
      await writeWhole(handle, chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  const given = { size, sha256: hash.digest('hex') }
  const stored = await contentOf(path)
  if (stored.size !== given.size || stored.sha256 !== given.sha256) throw diskError('EIO', path)
  return given
}

/** A full disk takes a part of a chunk and says only how much: whoever does not look loses the rest. */
export async function writeWhole(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done)
    if (bytesWritten === 0) throw diskError('ENOSPC', 'write')
    done += bytesWritten
  }
}

/** Reads a file. @throws an error with the code ENOENT where there is none */
export async function contentOf(path: string): Promise<Content> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

/** A new name is durable only once its folder is. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const diskError = (code: 'ENOSPC' | 'EIO', what: string) =>
  Object.assign(new Error(`${code}: ${what} is not what was given to the disk`), { code })
