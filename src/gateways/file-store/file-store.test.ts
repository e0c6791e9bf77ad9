import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '~/config'
import { type S3Server, startS3 } from '../../../tests/support/servers/s3-server'
import { openEncryptedFiles } from '../encrypted-files'
import { clearUnfinished, diskStore } from './disk'
import { FileMissing, type FileStore } from './file-store'
import { s3Store } from './s3'

const folderOfItsOwn = () => mkdtemp(join(tmpdir(), 'siteligible-files-'))

let server: S3Server
beforeAll(async () => {
  server = await startS3()
})
afterAll(() => server.stop())

const stores: Record<string, () => Promise<FileStore>> = {
  disk: async () => diskStore(await folderOfItsOwn()),
  S3: async () => {
    const { s3 } = readConfig({ ...server.env })
    if (!s3) throw new Error('no S3 settings')
    return s3Store(s3, await folderOfItsOwn())
  },
}

/** Stores may be shared: each test has keys of its own. */
const newKey = () => randomBytes(20).toString('base64url')

async function keysOf(store: FileStore) {
  const keys = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

describe.each(Object.entries(stores))('%s', (_, open) => {
  test('gives back what was written, and lists it', async () => {
    const store = await open()
    const key = newKey()
    const before = Date.now() - 60_000
    await store.write(key, chunks('bon', 'jour'))
    expect(String(await buffer(await store.read(key)))).toBe('bonjour')
    for await (const file of store.list())
      if (file.key === key) expect(file.writtenAt.getTime()).toBeGreaterThan(before)
    expect(await keysOf(store)).toContain(key)
    expect(await store.digest(key)).toBe(createHash('sha256').update('bonjour').digest('hex'))
  })

  test('an empty file and one of many chunks come back byte for byte', async () => {
    const store = await open()
    const [empty, large] = [newKey(), newKey()]
    await store.write(empty, chunks())
    expect(await buffer(await store.read(empty))).toHaveLength(0)
    const blocks = Array.from({ length: 100 }, () => randomBytes(50_001))
    await store.write(large, Readable.from(blocks))
    expect((await buffer(await store.read(large))).equals(Buffer.concat(blocks))).toBe(true)
  })

  test('a write that breaks leaves nothing to read, before and after its first bytes have left', async () => {
    const store = await open()
    for (const size of [4, 400_000]) {
      const key = newKey()
      async function* broken() {
        yield Buffer.alloc(size)
        throw new Error('cut')
      }
      await expect(store.write(key, broken())).rejects.toThrow('cut')
      await expect(store.read(key)).rejects.toThrow(FileMissing)
      expect(await store.digest(key)).toBe(null)
      expect(await keysOf(store)).not.toContain(key)
    }
  })

  test('nothing can be read before all of it is there', async () => {
    const store = await open()
    const key = newKey()
    let seen: unknown
    async function* watched() {
      yield randomBytes(300_000)
      seen = await store.read(key).catch(error => error)
      yield randomBytes(300_000)
    }
    await store.write(key, watched())
    expect(seen).toBeInstanceOf(FileMissing)
    expect(await buffer(await store.read(key))).toHaveLength(600_000)
  })

  test('a removed file is missing, and removing it again is no error', async () => {
    const store = await open()
    const key = newKey()
    await store.write(key, chunks('x'))
    await store.remove(key)
    await store.remove(key)
    await expect(store.read(key)).rejects.toThrow(FileMissing)
    expect(await store.digest(key)).toBe(null)
  })

  test('many files at once keep apart', async () => {
    const store = await open()
    const files = Array.from({ length: 20 }, () => ({ key: newKey(), bytes: randomBytes(200_000) }))
    await Promise.all(files.map(({ key, bytes }) => store.write(key, Readable.from([bytes]))))
    for (const { key, bytes } of files) expect((await buffer(await store.read(key))).equals(bytes)).toBe(true)
  })

  test('a reader who leaves early leaves nothing behind', async () => {
    const store = await open()
    const key = newKey()
    await store.write(key, Readable.from([randomBytes(2_000_000)]))
    for await (const _ of await store.read(key)) break
    expect(await buffer(await store.read(key))).toHaveLength(2_000_000)
  })

  test('the encryptedFiles keeps no clear byte and needs the right key', async () => {
    const store = await open()
    const encryptedFiles = await openEncryptedFiles(store, await generateX25519Identity())
    const mine = await encryptedFiles.newKeys()
    const other = await encryptedFiles.newKeys()
    const key = newKey()
    const secret = 'IBAN FR1420041010050500013M02606 '.repeat(5000)
    await encryptedFiles.write(mine.recipient, key, chunks(secret))
    expect(String(await buffer(await store.read(key)))).not.toContain('FR14200410')
    expect(String(await buffer(await encryptedFiles.read(mine.wrappedIdentity, key)))).toBe(secret)
    await expect(encryptedFiles.read(other.wrappedIdentity, key)).rejects.toThrow()
  })
})

test('disk: what a killed server was writing is swept, at start or after an hour', async () => {
  const folder = await folderOfItsOwn()
  const store = await diskStore(folder)
  let release = () => {}
  const stuck = store.write(
    'abcd',
    (async function* () {
      yield Buffer.from('half')
      await new Promise<void>(resolve => {
        release = resolve
      })
    })(),
  )
  while (!(await readdir(join(folder, 'unfinished'))).length)
    await new Promise(resolve => setTimeout(resolve, 5))
  expect(await store.sweepUnfinished(new Date(Date.now() - 60 * 60_000))).toBe(0)
  expect(await store.sweepUnfinished(new Date(Date.now() + 60 * 60_000))).toBe(1)
  await clearUnfinished(folder)
  await diskStore(folder)
  expect(await readdir(join(folder, 'unfinished'))).toEqual([])
  release()
  await stuck.catch(() => {})
})

test('disk: a folder that is lost is a disk that fails, and is not made anew', async () => {
  const folder = await folderOfItsOwn()
  const store = await diskStore(folder)
  await rm(folder, { recursive: true })
  await expect(store.write('abcd', chunks('x'))).rejects.toMatchObject({ code: 'EIO' })
  await expect(store.freeBytes?.()).rejects.toMatchObject({ code: 'EIO' })
})
