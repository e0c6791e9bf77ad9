import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { generateX25519Identity } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import { openVault } from '../vault'
import { clearUnfinished, diskStore } from './disk'
import { FileMissing, type FileStore } from './file-store'

const folderOfItsOwn = () => mkdtemp(join(tmpdir(), 'siteligible-files-'))

const stores: Record<string, () => Promise<FileStore>> = {
  disk: async () => diskStore(await folderOfItsOwn()),
}

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

describe.each(Object.entries(stores))('%s', (_, open) => {
  test('gives back what was written, and lists it', async () => {
    const store = await open()
    await store.write('abcd', chunks('bon', 'jour'))
    expect(String(await buffer(await store.read('abcd')))).toBe('bonjour')
    const keys = []
    for await (const { key } of store.list()) keys.push(key)
    expect(keys).toEqual(['abcd'])
  })

  test('a write that breaks leaves nothing to read', async () => {
    const store = await open()
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('cut')
    }
    await expect(store.write('abcd', broken())).rejects.toThrow('cut')
    await expect(store.read('abcd')).rejects.toThrow(FileMissing)
  })

  test('a removed file is missing, and removing it again is no error', async () => {
    const store = await open()
    await store.write('abcd', chunks('x'))
    await store.remove('abcd')
    await store.remove('abcd')
    await expect(store.read('abcd')).rejects.toThrow(FileMissing)
  })

  test('the vault keeps no clear byte and needs the right key', async () => {
    const store = await open()
    const vault = await openVault(store, await generateX25519Identity())
    const mine = await vault.newKeys()
    const other = await vault.newKeys()
    const secret = 'IBAN FR1420041010050500013M02606 '.repeat(5000)
    await vault.write(mine.recipient, 'abcd', chunks(secret))
    expect(String(await buffer(await store.read('abcd')))).not.toContain('FR14200410')
    expect(String(await buffer(await vault.read(mine.wrappedIdentity, 'abcd')))).toBe(secret)
    await expect(vault.read(other.wrappedIdentity, 'abcd')).rejects.toThrow()
  })
})

test('what a killed server was writing is swept at start', async () => {
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
  await clearUnfinished(folder)
  await diskStore(folder)
  expect(await readdir(join(folder, 'unfinished'))).toEqual([])
  release()
  await stuck.catch(() => {})
})
