import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, writeSync, writevSync } from 'node:fs'
import { CHUNK_BYTES, ChunkSealer } from '../age/payload'
import { checksum, diskError, placeDurably, sync } from '../durable-file'
import type { Sealing } from '../file-store/file-store'
import type { NewFile } from './sealing-thread'
import { SEGMENT_BYTES } from './segment-filler'

/** For reading back; one is enough, since each file is read at once. */
const block = Buffer.allocUnsafeSlow(1024 * 1024)

/** An age file that is being written. The disk is waited for where it syncs; the rest lies in memory soon. */
export class SealedFile {
  private readonly hash = createHash('sha256')
  private readonly halves: [Buffer, Buffer]
  private readonly sealer: ChunkSealer
  private readonly handle: number
  private open = true
  private size = 0
  private crc = 0

  /** @throws an error with the code of the disk, as each method does */
  constructor(private readonly file: NewFile & { memory: SharedArrayBuffer } & Sealing) {
    this.sealer = new ChunkSealer(file.key)
    this.halves = [
      Buffer.from(file.memory, 0, SEGMENT_BYTES),
      Buffer.from(file.memory, SEGMENT_BYTES, SEGMENT_BYTES),
    ]
    this.handle = openSync(file.draft, 'wx+', 0o600)
  }

  /** Seals and writes a segment; its memory may be filled again then. */
  add({ half, length, last }: { half: 0 | 1; length: number; last: boolean }) {
    const clear = this.halves[half].subarray(0, length)
    this.hash.update(clear)
    const parts: Buffer[] = this.size === 0 ? [Buffer.from(this.file.head)] : []
    let at = 0
    do {
      const end = Math.min(at + CHUNK_BYTES, length)
      parts.push(...this.sealer.seal(clear.subarray(at, end), last && end === length))
      at = end
    } while (at < length)
    this.write(parts)
  }

  /** @returns the SHA-256 of the clear bytes, hex, once the file was read again and would survive a power cut under its name */
  async end(): Promise<string> {
    await sync(this.handle)
    const stored = this.readBack()
    if (stored.size !== this.size || stored.crc !== this.crc) throw diskError('EIO', this.file.draft)
    this.close()
    await placeDurably(this.file.draft, this.file.path)
    return this.hash.digest('hex')
  }

  close() {
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
