import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { appRoot } from '~/config/app-root'
import { mountSmallDisk } from '../../../tests/support/database/small-disk'
import { inPieces } from '../../../tests/support/files/in-pieces'
import { beginAge, decryptAgeBytes } from '../age/age'
import { CHUNK_BYTES } from '../age/payload'
import { newKeyPair } from '../age/x25519'
import { openEncryptedFiles } from '../encrypted-files'
import { diskStore } from '../file-store/disk'
import { type SealingThread, startSealingThread } from './sealing-thread'
import { SEGMENT_BYTES } from './segment-filler'

const { recipient, identity } = newKeyPair()
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

let bundle: string
let folder: string
let thread: SealingThread

/** Bundled as the build does it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'siteligible-sealing-'))
  bundle = mkdtempSync(join(appRoot, 'node_modules/.sealing-thread-test-'))
  await build({
    entryPoints: [join(appRoot, 'src/gateways/sealing-thread/sealing-thread-program.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: join(bundle, 'program.js'),
  })
  thread = newThread()
})
afterAll(async () => {
  await thread.stop()
  await rm(bundle, { recursive: true })
  await rm(folder, { recursive: true })
})

const newThread = () => startSealingThread(pathToFileURL(join(bundle, 'program.js')))

const at = (path: string) => ({ draft: `${path}.draft`, path })

async function* broken() {
  yield randomBytes(3 * SEGMENT_BYTES)
  throw new Error('the visitor left')
}

const borders = [CHUNK_BYTES, SEGMENT_BYTES, 2 * SEGMENT_BYTES, 3 * SEGMENT_BYTES]
const sizes = new Set([0, 1, ...borders.flatMap(size => [size - 1, size, size + 1]), 5_000_001])

test('files of every length come back, all at once', async () => {
  await Promise.all(
    [...sizes].map(async size => {
      const [clear, path] = [randomBytes(size), join(folder, `of-${size}`)]
      expect(await thread.write(at(path), await beginAge(recipient), inPieces(clear))).toBe(digestOf(clear))
      expect((await decryptAgeBytes(identity, await readFile(path))).equals(clear)).toBe(true)
    }),
  )
})

test('what ends too early fails by its own error, and the next file is whole', async () => {
  for (let round = 0; round < 20; round++) {
    const writing = thread.write(at(join(folder, `early-${round}`)), await beginAge(recipient), broken())
    await expect(writing).rejects.toThrow('the visitor left')
  }
  const [clear, path] = [randomBytes(700_000), join(folder, 'after')]
  await thread.write(at(path), await beginAge(recipient), inPieces(clear))
  expect((await decryptAgeBytes(identity, await readFile(path))).equals(clear)).toBe(true)
})

test('a draft that is there is not written over, and a lost folder has its code', async () => {
  const there = at(join(folder, 'there'))
  await writeFile(there.draft, 'bonjour')
  const write = async (path: string) =>
    thread.write(at(path), await beginAge(recipient), inPieces(randomBytes(900_000)))
  await expect(write(there.path)).rejects.toMatchObject({ code: 'EEXIST' })
  expect(await readFile(there.draft, 'utf8')).toBe('bonjour')
  await expect(write(join(folder, 'lost', 'file'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a thread that ends fails what it was writing, and another takes the next', async () => {
  const mortal = newThread()
  onTestFinished(mortal.stop)
  async function* endless() {
    yield randomBytes(SEGMENT_BYTES)
    await mortal.stop()
    for (;;) yield randomBytes(SEGMENT_BYTES)
  }
  const writing = mortal.write(at(join(folder, 'mortal')), await beginAge(recipient), endless())
  await expect(writing).rejects.toMatchObject({ code: 'EIO' })
  const clear = randomBytes(300_000)
  const next = mortal.write(at(join(folder, 'next')), await beginAge(recipient), inPieces(clear))
  expect(await next).toBe(digestOf(clear))
})

describe('as the store of the data folder has it', () => {
  test('long and short files are told and given back alike', async () => {
    const files = await openEncryptedFiles(await diskStore(join(folder, 'files'), thread), identity)
    for (const size of [0, 10, 131_071, 131_072, 131_073, 400_000]) {
      const [clear, key] = [randomBytes(size), randomBytes(20).toString('hex')]
      expect(await files.write(recipient, key, inPieces(clear))).toBe(digestOf(clear))
      expect((await buffer(await files.read(await files.sealText(identity), key))).equals(clear)).toBe(true)
    }
  })

  test.each([
    ['in the thread', () => thread],
    ['where it is asked for', () => undefined],
  ])('a part is used before the next one is asked for, %s', async (_, sealing) => {
    const files = await openEncryptedFiles(await diskStore(join(folder, 'parts'), sealing()), identity)
    async function* spent(bytes: Buffer) {
      for await (const part of inPieces(Buffer.from(bytes))) {
        yield part
        part.fill(0)
      }
    }
    for (const size of [10, 131_073, 900_000]) {
      const [clear, key] = [randomBytes(size), randomBytes(20).toString('hex')]
      expect(await files.write(recipient, key, spent(clear))).toBe(digestOf(clear))
      expect((await buffer(await files.read(await files.sealText(identity), key))).equals(clear)).toBe(true)
    }
  })

  test('nothing is left of a file that broke off', async () => {
    const files = await openEncryptedFiles(await diskStore(join(folder, 'broken'), thread), identity)
    await expect(files.write(recipient, 'a'.repeat(40), broken())).rejects.toThrow('the visitor left')
    expect(await readdir(join(folder, 'broken'))).toEqual(['unfinished'])
    expect(await readdir(join(folder, 'broken', 'unfinished'))).toEqual([])
  })

  test('a lost folder is a disk that fails', async () => {
    const files = await openEncryptedFiles(await diskStore(join(folder, 'lost-later'), thread), identity)
    await rm(join(folder, 'lost-later'), { recursive: true })
    for (const size of [10, 400_000])
      await expect(files.write(recipient, 'b'.repeat(40), inPieces(randomBytes(size)))).rejects.toMatchObject(
        { code: 'EIO' },
      )
  })

  test('on a disk that is full it is refused, and whole where there is room', async ({ skip }) => {
    const disk = mountSmallDisk(4)
    if (!disk) return skip('nothing may be mounted here')
    onTestFinished(disk.remove)
    const files = await openEncryptedFiles(await diskStore(join(disk.folder, 'files'), thread), identity)
    const kept = new Map<string, Buffer>()
    let refused = 0
    for (let round = 0; round < 12; round++) {
      const [clear, key] = [randomBytes(500_000 + round * 5_003), randomBytes(20).toString('hex')]
      try {
        await files.write(null, key, inPieces(clear))
        kept.set(key, clear)
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' })
        refused += 1
      }
    }
    expect(refused).toBeGreaterThan(2)
    for (const [key, clear] of kept)
      expect((await buffer(await files.read(null, key))).equals(clear)).toBe(true)
  })
})
