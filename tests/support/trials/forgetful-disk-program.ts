import { spawnSync } from 'node:child_process'
import { openSync, read, readSync, writeSync } from 'node:fs'
import { promisify } from 'node:util'

/**
 * `… IMAGE FOLDER`: shows IMAGE as FOLDER/disk through FUSE, as a disk with a cache of its own: what is written is kept for good
 * only once a flush (FSYNC) was answered. At the message `cut` each block of 4 KiB written since then falls back to what it
 * was, or does not, by chance, and nothing is taken any more. Tells how many were at stake and how many went.
 * The numbers are those of linux/fuse.h (7.31).
 */
const [image = '', folder = ''] = process.argv.slice(2)
const BLOCK = 4096
const MOST = 1 << 20
const disk = openSync(image, 'r+')
const size = Number(process.argv[4])
const kernel = openSync('/dev/fuse', 'r+')
const atStake = new Map<number, Buffer>()
let gone = false
/** Writes until the power goes; null: it stays. */
let left: number | null = null

const words = [
  '-i',
  '-t',
  'fuse',
  '-o',
  'fd=3,rootmode=40000,user_id=0,group_id=0,allow_other',
  'none',
  folder,
]
const { status } = spawnSync('mount', words, { stdio: ['ignore', 'ignore', 'ignore', kernel] })
if (status !== 0) process.exit(1)
process.on('message', () => {
  // Amid writes where there are any; a disk that rests is cut as well.
  left = 1 + Math.floor(Math.random() * 20)
  setTimeout(cut, 2_000)
})
process.send?.('mounted')
const request = Buffer.alloc(MOST + BLOCK)
for (;;) {
  // Unmounted: the kernel has nothing more to ask.
  const { bytesRead } = await promisify(read)(kernel, request, 0, request.length, null).catch(() =>
    process.exit(0),
  )
  serve(request.subarray(0, bytesRead))
}

function serve(asked: Buffer) {
  const [operation, node] = [asked.readUInt32LE(4), asked.readBigUInt64LE(16)]
  // FORGET, INTERRUPT and BATCH_FORGET want no answer.
  if (operation === 2 || operation === 36 || operation === 42) return
  const answer = answerOf(operation, node, asked.subarray(40))
  const [error, body] = typeof answer === 'number' ? [answer, Buffer.alloc(0)] : [0, answer]
  const head = Buffer.alloc(16)
  head.writeUInt32LE(16 + body.length, 0)
  head.writeInt32LE(-error, 4)
  asked.copy(head, 8, 8, 16)
  writeSync(kernel, Buffer.concat([head, body]))
}

/** @returns the body of the answer, or the number of an error; 0 for an empty body */
function answerOf(operation: number, node: bigint, body: Buffer): Buffer | number {
  switch (operation) {
    case 1: // LOOKUP: node 2, for good
      return body.toString('latin1', 0, body.indexOf(0)) === 'disk'
        ? Buffer.concat([entryHead(), attributes(2n)])
        : 2
    case 3: // GETATTR
    case 4: // SETATTR
      return Buffer.concat([Buffer.alloc(16), attributes(node)])
    case 14: // OPEN, past the cache of pages
      return numbers(0, 0, 1, 0)
    case 15: // READ
      return readBlocks(Number(body.readBigUInt64LE(8)), body.readUInt32LE(16))
    case 16: // WRITE
      return gone
        ? 5
        : written(Number(body.readBigUInt64LE(8)), body.subarray(40, 40 + body.readUInt32LE(16)))
    case 17: // STATFS
      return Buffer.alloc(80)
    case 20: // FSYNC
      if (!gone) atStake.clear()
      return gone ? 5 : 0
    case 26: // INIT: large writes, of 256 pages
      return Buffer.concat([numbers(7, 31, MOST, (1 << 5) | (1 << 22), 0, MOST, 1, 256), Buffer.alloc(32)])
    case 18: // RELEASE
    case 25: // FLUSH
    case 34: // ACCESS
    case 38: // DESTROY
      return 0
    default:
      return 38
  }
}

function written(offset: number, bytes: Buffer): Buffer {
  for (let block = Math.floor(offset / BLOCK); block * BLOCK < offset + bytes.length; block++)
    if (!atStake.has(block)) atStake.set(block, readBlocks(block * BLOCK, BLOCK))
  writeSync(disk, bytes, 0, bytes.length, offset)
  if (left !== null && --left === 0) cut()
  return numbers(bytes.length, 0)
}

function readBlocks(offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(disk, bytes, 0, length, offset))
}

function cut() {
  if (gone) return
  gone = true
  const lost = [...atStake].filter(() => Math.random() < 0.5)
  for (const [block, before] of lost) writeSync(disk, before, 0, before.length, block * BLOCK)
  process.send?.({ atStake: atStake.size, lost: lost.length })
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [place, value] of values.entries()) bytes.writeUInt32LE(value, place * 4)
  return bytes
}

/** Of LOOKUP: node, generation, and how long both hold. */
function entryHead(): Buffer {
  return numbers(2, 0, 0, 0, 3600, 0, 3600, 0, 0, 0)
}

function attributes(node: bigint): Buffer {
  const bytes = Buffer.alloc(88)
  bytes.writeBigUInt64LE(node, 0)
  bytes.writeBigUInt64LE(node === 1n ? 0n : BigInt(size), 8)
  bytes.writeUInt32LE(node === 1n ? 0o40755 : 0o100600, 60)
  bytes.writeUInt32LE(1, 64)
  bytes.writeUInt32LE(BLOCK, 80)
  return bytes
}
