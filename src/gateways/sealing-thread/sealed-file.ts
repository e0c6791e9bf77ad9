import { createHash } from 'node:crypto'
import { closeSync, fdatasync, openSync, readSync, writeSync, writevSync } from 'node:fs'
import { promisify } from 'node:util'
import { CHUNK_BYTES, ChunkSealer } from '../age/payload'
import { checksum, diskError, placeDurably, sync } from '../durable-file'
import type { Sealing } from '../file-store/file-store'
import { giveBack } from '../give-back'
import type { NewFile } from './sealing-thread'
import type { Segment } from './segment-filler'

/** Worth an order to the disk of its own. */
const MUCH_BYTES = 2 * 1024 * 1024

const syncBytes = promisify(fdatasync)

/** For reading back; one is enough, since each file is read at once. */
const block = Buffer.allocUnsafeSlow(1024 * 1024)

/** An age file that is being written. The disk is waited for where it syncs; the rest lies in memory soon. */
export class SealedFile {
  private readonly hash = createHash('sha256')
  private readonly sealer: ChunkSealer
  private readonly handle: number
  private open = true
  /** What was written since the disk was last asked for it. */
  private unasked = 0
  private behind: Promise<void> = Promise.resolve()
  private size = 0
  private crc = 0

  /** @throws an error with the code of the disk, as each method does */
  constructor(private readonly file: NewFile & Sealing) {
    this.sealer = new ChunkSealer(file.key)
    this.handle = openSync(file.draft, 'wx+', 0o600)
  }

  /** Seals and writes a segment; its memory may be filled again then. */
  add({ memory, length, last }: Segment) {
    const clear = new Uint8Array(memory, 0, length)
    this.hash.update(clear)
    const parts: Buffer[] = this.size === 0 ? [Buffer.from(this.file.head)] : []
    let at = 0
    do {
      const end = Math.min(at + CHUNK_BYTES, length)
      parts.push(...this.sealer.seal(clear.subarray(at, end), last && end === length))
      at = end
    } while (at < length)
    this.write(parts)
    for (const part of parts) giveBack(part)
  }

  /** Whether enough was written that the disk may begin with it. */
  hasMuch = () => this.unasked >= MUCH_BYTES

  /** Has the disk write what it was given so far, while more comes: the end waits for little then, and tells what failed. */
  async writeBehind() {
    this.unasked = 0
    this.behind = syncBytes(this.handle)
    await this.behind.catch(() => {})
  }

  /** @returns the SHA-256 of the clear bytes, hex, once the file was read again and would survive a power cut under its name */
  async end(): Promise<string> {
    await this.behind
    await sync(this.handle)
    const stored = this.readBack()
    if (stored.size !== this.size || stored.crc !== this.crc) throw diskError('EIO', this.file.draft)
    await this.close()
    await placeDurably(this.file.draft, this.file.path)
    return this.hash.digest('hex')
  }

  /** Never while the disk is asked for it: the next file may have its number by then. */
  async close() {
    await this.behind.catch(() => {})
    if (this.open) closeSync(this.handle)
    this.open = false
  }

  private write(parts: Buffer[]) {
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    for (const part of parts) this.crc = checksum(part, this.crc)
    let written = writevSync(this.handle, parts)
    // A full disk takes a part and says only how much.
    while (written < length) {
      const more = writeSync(this.handle, Buffer.concat(parts).subarray(written))
      if (more === 0) throw diskError('ENOSPC', 'write')
      written += more
    }
    this.size += length
    this.unasked += length
  }

  private readBack() {
    let [size, crc] = [0, 0]
    for (;;) {
      const read = readSync(this.handle, block, 0, block.length, size)
      crc = checksum(block.subarray(0, read), crc)
      size += read
      if (read < block.length) return { size, crc }
    }
  }
}
