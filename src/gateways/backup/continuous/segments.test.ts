import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { openSegments } from './segments'

const NAME = '00000001000000000000000A'
const NEXT = '00000001000000000000000B'

async function folderWith(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-wal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'given'), bytes)
  return { folder: join(folder, 'wal'), given: join(folder, 'given'), back: join(folder, 'back') }
}

test('a segment comes back as it was; a changed byte, another name or another key is refused', async () => {
  const bytes = Buffer.concat([randomBytes(70_000), Buffer.alloc(100_000)])
  const { folder, given, back } = await folderWith(bytes)
  const segments = await openSegments(folder, 'one key')
  const file = await segments.keep(NAME, given, null)
  expect(await segments.keep(NAME, given, null)).toBe(file)
  const [kept] = await segments.list()
  if (!kept) throw new Error('nothing is kept')
  await segments.unpack(kept, back, null)
  expect(await readFile(back)).toEqual(bytes)
  await rm(back)
  await expect(segments.unpack({ ...kept, name: NEXT }, back, null)).rejects.toThrow('not as it was kept')
  await rm(back)
  const stranger = await openSegments(folder, 'another key')
  await expect(stranger.unpack(kept, back, null)).rejects.toThrow('not as it was kept')
  await rm(back)
  const packed = await readFile(join(folder, file))
  packed[packed.length >> 1] = (packed[packed.length >> 1] ?? 0) ^ 1
  await writeFile(join(folder, file), packed)
  await expect(segments.unpack(kept, back, null)).rejects.toThrow()

  await writeFile(given, 'of a second site')
  await expect(segments.keep(NAME, given, null)).rejects.toThrow('Another site keeps its log in')
})

test('an encrypted segment opens with its identity alone; old ones go by their place in the log', async () => {
  const { folder, given, back } = await folderWith(Buffer.from('canari'))
  const identity = await generateX25519Identity()
  const segments = await openSegments(folder, 'one key')
  await segments.keep(NAME, given, await identityToRecipient(identity))
  await segments.keep(NEXT, given, null)
  const [kept] = await segments.list()
  if (!kept) throw new Error('nothing is kept')
  expect((await readFile(join(folder, kept.file))).includes('canari')).toBe(false)
  await expect(segments.unpack(kept, back, null)).rejects.toThrow('BACKUP_IDENTITY')
  await segments.unpack(kept, back, identity)
  expect(await readFile(back, 'utf8')).toBe('canari')
  // Whatever the time line.
  expect(await segments.removeBefore('00000002000000000000000B')).toEqual([kept.file])
  expect((await segments.list()).map(({ name }) => name)).toEqual([NEXT])
})
