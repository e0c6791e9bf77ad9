import { execFileSync } from 'node:child_process'
import { appendFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { runDrill } from '~/commands/drill/run-drill'
import { readConfig } from '~/config'
import { DAY_MS } from '~/domain/milliseconds'
import { newBackupFolder } from '~/gateways/backup/backup-folder'
import { basesIn, openArchive } from '~/gateways/backup/continuous/archive-folder'
import { mirrorOf } from '~/gateways/backup/continuous/mirror'
import { openOffSite } from '~/gateways/backup/off-site'
import { readSetting } from '~/store/operation/settings'
import { commandConfig, folderOfItsOwn } from '../../../../tests/support/database/backup'
import { ownServerFolder } from '../../../../tests/support/database/own-server'
import { mountSmallDisk } from '../../../../tests/support/database/small-disk'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { SEAL_SETTINGS, sampleSealer } from '../../../../tests/support/files/papers'
import { startOn } from '../../../../tests/support/program/in-process'
import { listening } from '../../../../tests/support/servers/listening'
import { startS3 } from '../../../../tests/support/servers/s3-server'
import { forgetOld } from './forget-old'

test('bucket and disk of the archive fail one after the other: no second base, nothing lost, nothing in clear', async ({
  skip,
}) => {
  await sampleSealer()
  const disk = mountSmallDisk(160)
  if (!disk) return skip('nothing may be mounted here')
  onTestFinished(disk.remove)
  const archive = join(disk.folder, 'archive')
  const bucket = await bucketThatFails()
  const identity = await generateX25519Identity()
  const DATA_DIR = await ownServerFolder()
  const site = await startOn({
    ...{ DATA_DIR, BACKUP_WAL_DIR: archive, ...SEAL_SETTINGS, ...bucket.env },
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  })
  const kept = () => readSetting(site.deps.db, 'archive')
  const nextSegment = () => sql`select pg_switch_wal()`.execute(site.deps.db)

  // The bucket is away: the copy on the disk is made once all the same, and said to be the disk's alone.
  await expect.poll(async () => (await kept())?.base_at).toBeTruthy()
  await expect.poll(async () => (await kept())?.failure).toBeTruthy()
  bucket.comes()
  await nextSegment()
  await expect.poll(async () => (await kept())?.failure).toBeNull()
  expect(await basesIn(join(archive, 'bases'))).toHaveLength(1)

  // Its disk is full: the site goes on, and what waits is kept once there is room.
  await visitorOf(site.url).finish()
  await fillUp(join(disk.folder, 'filler'))
  await nextSegment()
  await expect.poll(async () => (await kept())?.failure).toBe('ENOSPC')
  await visitorOf(site.url).finish()
  await rm(join(disk.folder, 'filler'))
  const now = Date.now()
  await nextSegment()
  await expect.poll(async () => Date.parse((await kept())?.kept_until ?? '')).toBeGreaterThanOrEqual(now)
  await site.stop()

  const [base] = await basesIn(join(archive, 'bases'))
  const secret = (await readdir(String(base?.folder))).filter(name => !/^(manifest\.|data$)/.test(name))
  expect(secret.every(name => name.endsWith('.age'))).toBe(true)
  await expect(runDrill(commandConfig({}), archive, null)).rejects.toThrow('BACKUP_IDENTITY')
  const ours = commandConfig({ BACKUP_IDENTITY: identity })
  expect(await runDrill(ours, archive, null)).toMatchObject({ papers: 2, flaws: 0, missing: [] })

  // A base that was swapped after it was sealed starts nothing.
  await appendFile(join(String(base?.folder), 'cluster.tar.gz.age'), 'x')
  await expect(runDrill(ours, archive, null)).rejects.toThrow('is not as it was written')
})

test('a site starts where its archive may not be written, says EROFS, and begins it once it may', async ({
  skip,
}) => {
  await sampleSealer()
  const disk = mountSmallDisk(160)
  if (!disk) return skip('nothing may be mounted here')
  onTestFinished(disk.remove)
  execFileSync('mount', ['-o', 'remount,ro', disk.folder])
  const DATA_DIR = await ownServerFolder()
  const site = await startOn({
    DATA_DIR,
    BACKUP_WAL_DIR: join(disk.folder, 'archive/of/ours'),
    ...SEAL_SETTINGS,
  })
  const kept = () => readSetting(site.deps.db, 'archive')
  await expect.poll(async () => (await kept())?.failure).toBe('EROFS')
  await visitorOf(site.url).finish()
  execFileSync('mount', ['-o', 'remount,rw', disk.folder])
  await expect.poll(async () => (await kept())?.base_at).toBeTruthy()
  await site.stop()
})

test('what eight days need is kept, the rest goes, from the bucket too', async () => {
  const folder = await folderOfItsOwn()
  const archive = await openArchive(folder, await generateX25519Identity())
  const now = new Date('2026-11-22T03:00:00Z')
  const log = join(await folderOfItsOwn(), 'log')
  await writeFile(log, 'a segment')
  for (const [days, place] of [
    [20, 1],
    [9, 3],
    [2, 5],
  ] as const) {
    const made_at = new Date(now.getTime() - days * DAY_MS).toISOString()
    const copy = await newBackupFolder(join(archive.bases, made_at.replace(/[:.]/g, '-')), null)
    await copy.finish({ made_at, first_segment: segment(place) }, async () => 'seal')
  }
  for (const place of [1, 2, 3, 4, 5]) await archive.segments.keep(segment(place), log, null)
  const s3 = await bucketThatFails()
  s3.comes()
  const { backupBucket } = readConfig(s3.env)
  if (!backupBucket) throw new Error('there is a bucket')
  const { store, close } = await openOffSite(backupBucket, 'continuous/')
  onTestFinished(close)
  const bucket = mirrorOf(folder, store)
  await bucket.send([])
  await forgetOld({ archive, bucket, files: null }, now)
  // The one from before the eight days brings back their first hours.
  expect((await basesIn(archive.bases)).map(({ first_segment }) => first_segment)).toEqual([
    segment(5),
    segment(3),
  ])
  expect((await archive.segments.list()).map(({ name }) => name).sort()).toEqual([3, 4, 5].map(segment))
  const there: string[] = []
  for await (const { key } of store.list()) there.push(key)
  expect(there.filter(key => key.startsWith('wal/'))).toHaveLength(3)
  expect(there.filter(key => key.endsWith('manifest.json'))).toHaveLength(2)
})

const segment = (place: number) => `00000001${'0'.repeat(15)}${place}`

/** A bucket behind a gate that answers 503 until it is opened. */
async function bucketThatFails() {
  const s3 = await startS3()
  onTestFinished(s3.stop)
  const { port } = new URL(String(s3.env.S3_ENDPOINT))
  let open = false
  const gate = createServer((incoming, outgoing) => {
    if (!open) return void incoming.resume().on('end', () => outgoing.writeHead(503).end())
    const { method, url: path, headers } = incoming
    const behind = request({ host: '127.0.0.1', port, method, path, headers }, answer =>
      answer.pipe(outgoing.writeHead(Number(answer.statusCode), answer.headers)),
    )
    incoming.pipe(behind.on('error', () => outgoing.destroy()))
  })
  const BACKUP_S3_ENDPOINT = await listening(gate)
  return {
    env: { ...s3.backupEnv, BACKUP_S3_ENDPOINT },
    comes() {
      open = true
    },
  }
}

/** Until the disk takes no more. */
async function fillUp(path: string) {
  const megabyte = Buffer.alloc(1 << 20)
  try {
    for (;;) await appendFile(path, megabyte)
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  }
}
