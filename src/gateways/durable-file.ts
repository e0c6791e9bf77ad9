import { createHash } from 'node:crypto'
import { closeSync, createReadStream, fsync, mkdirSync, openSync, renameSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { codeOf } from '~/domain/error'

/** How long a file is, in bytes, and its SHA-256, hexadecimal. */
export interface Content {
  size: number
  sha256: string
}

/** What is handed to the disk, and read from it, at once: each is a way to another thread and back. */
export const BLOCK_BYTES = 256 * 1024

/**
 * Writes a new file and reads it again: resolves once what lies on the disk has the length and the CRC-32 of
 * what was given, which shows a disk that fails, not somebody who changes files. A part of the file may be left
 * when it throws.
 * @throws an error with the code of the disk (ENOSPC, EDQUOT, EIO …), EIO for other bytes than those given
 */
export async function writeDurably(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx+', 0o600)
  try {
    const block = Buffer.allocUnsafe(BLOCK_BYTES)
    const given = await writeInBlocks(handle, block, bytes)
    await handle.sync()
    const stored = await checksumOf(handle, block)
    if (stored.size !== given.size || stored.crc !== given.crc) throw diskError('EIO', path)
  } finally {
    await handle.close()
  }
}

async function writeInBlocks(handle: FileHandle, block: Buffer, bytes: AsyncIterable<Uint8Array>) {
  let [size, crc, held] = [0, 0, 0]
  for await (const chunk of bytes) {
    crc = checksum(chunk, crc)
    size += chunk.length
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(block.length - held, chunk.length - at)
      block.set(chunk.subarray(at, at + taken), held)
      at += taken
      held += taken
      if (held < block.length) continue
      await writeWhole(handle, block)
      held = 0
    }
  }
  await writeWhole(handle, block.subarray(0, held))
  return { size, crc }
}

async function checksumOf(handle: FileHandle, block: Buffer) {
  let [size, crc] = [0, 0]
  for (;;) {
    const { bytesRead } = await handle.read(block, 0, block.length, size)
    crc = checksum(block.subarray(0, bytesRead), crc)
    size += bytesRead
    if (bytesRead < block.length) return { size, crc }
  }
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
  for await (const chunk of createReadStream(path, { highWaterMark: BLOCK_BYTES })) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

/** Waits for the disk, away from the thread that asks. */
export const sync = promisify(fsync)

/**
 * A new name is durable only once its folder is. Plain calls but for the syncing: what lies in memory is done
 * sooner than another thread is asked for it.
 */
export async function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  try {
    await sync(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * Gives a file that is durable its name, which would survive a power cut then. Its folder is made for its first
 * file, the one above is not.
 * @throws an error with the code of the disk, ENOENT where the folder above is lost
 */
export async function placeDurably(draft: string, path: string): Promise<void> {
  const folder = dirname(path)
  try {
    renameSync(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    if (makeFolder(folder)) await syncFolder(dirname(folder))
    renameSync(draft, path)
  }
  await syncFolder(folder)
}

/** One folder alone: a recursive call tells a full disk as a missing folder. @returns whether it is new */
function makeFolder(path: string): boolean {
  try {
    mkdirSync(path, { mode: 0o700 })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** CRC-32 carried on; node:zlib begins anew at an empty buffer that lies nowhere, as a cipher gives one. */
export const checksum = (bytes: Uint8Array, crc: number): number =>
  bytes.length === 0 ? crc : crc32(bytes, crc)

/** As the system tells of a disk that is full or fails. */
export const diskError = (code: 'ENOSPC' | 'EIO', what: string) =>
  Object.assign(new Error(`${code}: ${what} is not what was given to the disk`), { code })
