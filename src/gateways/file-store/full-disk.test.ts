import { createHash, randomBytes } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { type FileSystem, mountSmallDisk } from '../../../tests/support/database/small-disk'
import { newBackupFolder } from '../backup/backup-folder'
import { diskStore } from './disk'
import { collectDraft } from './draft'

/** Odd lengths up to 60 kB, the same in every run: how many files a full disk refuses is no matter of luck. */
const oddLength = (n: number) => 1 + ((n * 7_919) % 60_000)

/** A file of up to 300 kB in chunks of odd lengths, so that a full disk takes a part of one. */
function someFile(round: number) {
  const chunks = Array.from({ length: 1 + (round % 5) }, (_, n) => randomBytes(oddLength(round * 5 + n)))
  const sha256 = createHash('sha256').update(Buffer.concat(chunks)).digest('hex')
  return { bytes: () => Readable.from(chunks), sha256, size: Buffer.concat(chunks).length }
}

const isFull = (error: unknown) => /^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '')

/** Takes what is left of a disk, 4 KiB at a time, leaving the given number of such steps. */
async function fillLeaving(ballast: string, steps: number) {
  await rm(ballast, { force: true })
  const file = openSync(ballast, 'w')
  const step = Buffer.alloc(4096)
  let written = 0
  try {
    for (;;) written += writeSync(file, step)
  } catch (error) {
    if (!isFull(error)) throw error
  } finally {
    closeSync(file)
  }
  await truncate(ballast, Math.max(0, written - steps * 4096))
}

test.for<FileSystem>(['tmpfs', 'ext4'])(
  '%s: what is taken on a disk that is filled in 4 KiB steps is there, whole',
  async (type, { skip }) => {
    const disk = mountSmallDisk(8, type)
    if (!disk) return skip('nothing may be mounted here')
    onTestFinished(disk.remove)
    const store = await diskStore(join(disk.folder, 'files'))
    const taken = new Map<string, string>()
    let refused = 0
    for (let round = 0; round < 60; round++) {
      await fillLeaving(join(disk.folder, 'ballast'), (round * 7) % 80)
      const file = someFile(round)
      const key = `file${round}`
      try {
        await store.write(key, file.bytes())
        taken.set(key, file.sha256)
      } catch (error) {
        expect(isFull(error)).toBe(true)
        refused++
        expect(await store.digest(key)).toBe(null)
      }
      for (const [known, sha256] of taken) expect(await store.digest(known)).toBe(sha256)
      if (taken.size > 5)
        for (const known of taken.keys()) {
          await store.remove(known)
          taken.delete(known)
        }
    }
    expect(refused).toBeGreaterThan(10)
    expect(await store.sweepUnfinished(new Date(Date.now() + 3600_000))).toBe(0)
  },
)

test('a file on its way to the bucket and a backup are whole or refused on such a disk', async ({ skip }) => {
  const disk = mountSmallDisk(4)
  if (!disk) return skip('nothing may be mounted here')
  onTestFinished(disk.remove)
  let refused = 0
  for (let round = 0; round < 60; round++) {
    await fillLeaving(join(disk.folder, 'ballast'), round)
    const large = randomBytes(140_001 + oddLength(round))
    try {
      const draft = await collectDraft(disk.folder, Readable.from([large]), `draft${round}`)
      const hash = createHash('sha256')
      for await (const chunk of Readable.from(draft.bytes())) hash.update(chunk)
      expect(hash.digest('hex')).toBe(draft.sha256)
      await draft.discard()
    } catch (error) {
      expect(isFull(error)).toBe(true)
      refused++
    }
    const copy = join(disk.folder, `copy${round}`)
    try {
      const backup = await newBackupFolder(copy, null)
      await backup.write('files/a', Readable.from([large]))
      await backup.finish({}, async sum => sum)
    } catch (error) {
      expect(isFull(error)).toBe(true)
      refused++
    }
    for (const made of [copy, `${copy}.unfinished`]) await rm(made, { recursive: true, force: true })
  }
  expect(refused).toBeGreaterThan(20)
})
