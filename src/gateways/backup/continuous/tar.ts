import { constants, createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { makeFolder } from '~/config/make-folder'
import { writeWhole } from '../../durable-file'

const BLOCK = 512

/**
 * A tape archive (ustar, POSIX.1-1988) of folders and files under `root`, which may change meanwhile: each file has
 * the length that it had when its turn came, and one that is gone is left out.
 * @param paths relative to `root`, under 100 bytes each; folders end in a slash
 */
export async function* packTar(root: string, paths: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const path of paths) {
    if (path.endsWith('/')) {
      yield header(path, 0)
      continue
    }
    const size = await stat(join(root, path)).then(
      found => found.size,
      () => null,
    )
    if (size === null) continue
    yield header(path, size)
    yield* exactly(size, join(root, path))
    yield Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** So many bytes of a file, and zeros for those that it has lost since. */
async function* exactly(size: number, path: string): AsyncGenerator<Uint8Array> {
  let left = size
  if (size > 0)
    for await (const chunk of createReadStream(path, { end: size - 1, highWaterMark: 256 * 1024 })) {
      left -= chunk.length
      yield chunk
    }
  for (; left > 0; left -= BLOCK) yield Buffer.alloc(Math.min(left, BLOCK))
}

function header(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long a name for a copy.`)
  const block = Buffer.alloc(BLOCK)
  block.write(path, 0)
  block.write(path.endsWith('/') ? '0000700\0' : '0000600\0', 100)
  block.write('0000000\x000000000\0', 108)
  block.write(`${size.toString(8).padStart(11, '0')}\x0000000000000\0`, 124)
  block.write('        ', 148)
  block.write(path.endsWith('/') ? '5' : '0', 156)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

/** Unpacks such an archive into a new folder. @throws where a name leads out of it, or it ends too early */
export async function unpackTar(bytes: AsyncIterable<Uint8Array>, root: string) {
  const source = blocksOf(bytes)
  for (;;) {
    const head = await source.take(BLOCK)
    if (head[0] === 0) return
    const path = head.toString('utf8', 0, head.indexOf(0))
    const place = resolve(root, path)
    if (!`${place}${sep}`.startsWith(resolve(root) + sep)) throw new Error(`The copy holds ${path}.`)
    const size = Number.parseInt(head.toString('latin1', 124, 135), 8)
    // A link would lead elsewhere what comes after it; a file of the cluster has at most 1 GiB.
    if (!/^[05]$/.test(head.toString('latin1', 156, 157)) || !(size >= 0 && size <= 2 ** 31))
      throw new Error(`The copy holds ${path}, which is no file of ours.`)
    if (path.endsWith('/')) makeFolder(place, 0o700)
    else await unpackFile(source, place, size)
  }
}

async function unpackFile(source: ReturnType<typeof blocksOf>, place: string, size: number) {
  makeFolder(dirname(place), 0o700)
  const handle = await open(place, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
  try {
    for (let left = size; left > 0; ) {
      const part = await source.take(Math.min(left, 256 * 1024))
      await writeWhole(handle, part)
      left -= part.length
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  await source.take((BLOCK - (size % BLOCK)) % BLOCK)
}

/** Cuts a stream into pieces of the wanted lengths. */
function blocksOf(bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  return {
    async take(size: number): Promise<Buffer> {
      while (held.length < size) {
        const { value, done } = await source.next()
        if (done) throw new Error('The copy ends too early.')
        held = held.length === 0 ? Buffer.from(value) : Buffer.concat([held, value])
      }
      const part = held.subarray(0, size)
      held = held.subarray(size)
      return part
    },
  }
}
