import { existsSync } from 'node:fs'
import { readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig, type S3Settings } from '~/config'
import { findBackup, openBackupFolder } from '~/gateways/backup/backup-folder'
import { fetchCopy, openOffSite, sendCopy } from '~/gateways/backup/off-site'
import { pruneBucket } from '~/gateways/backup/prune-shared'
import { backUp, folderOfItsOwn, restore } from '../../../tests/support/database/backup'
import { SEAL_SETTINGS } from '../../../tests/support/files/papers'
import { startOn } from '../../../tests/support/program/in-process'
import { startS3 } from '../../../tests/support/servers/s3-server'
import { publishedSite } from '../../../tests/support/sites/published-site'
import { restoreSites } from './restore-sites'

const files = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

test('published sites are copied by content: a second copy writes what changed, and what came back is served as it was', async () => {
  const { site, admin, own, host, rename, folders } = await publishedSite()
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const copies = await folderOfItsOwn()
  const first = await backUp(site, copies, recipient)
  const shared = join(copies, 'shared/sites')
  const before = await files(shared)
  expect(before.length).toBeGreaterThan(10)
  expect(before.every(path => path.endsWith('.age'))).toBe(true)
  expect((await files(first.folder)).some(path => path.startsWith('data/sites'))).toBe(false)
  const written = await stat(join(shared, String(before[0])))

  await backUp(site, copies, recipient)
  expect(await files(shared)).toEqual(before)
  expect((await stat(join(shared, String(before[0])))).mtimeMs).toBe(written.mtimeMs)
  await rename('Maison Lenoir')
  await admin.teamPublishSite({ params: own })
  await backUp(site, copies, recipient)
  const after = await files(shared)
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after.length).toBeGreaterThan(before.length)

  const sitesDir = await folderOfItsOwn()
  const copy = await openBackupFolder(await findBackup(copies), identity)
  await copy.check()
  expect(await restoreSites(copy, sitesDir, 'localhost')).toBe(1)
  const live = join(site.dataDir, 'sites')
  const shown = await readlink(join(live, 'sites', own.site, 'current'))
  expect(await readlink(join(sitesDir, 'sites', own.site, 'current'))).toBe(shown)
  const page = (root: string) => readFile(join(root, 'hosts', host, 'index.html'), 'utf8')
  expect(await page(sitesDir)).toBe(await page(live))
  expect(await page(sitesDir)).toContain('Maison Lenoir')
  const [laid, whole] = [sitesDir, live].map(root => files(join(root, 'sites', own.site, shown)))
  expect(await laid).toEqual(await whole)
  expect((await stat(join(sitesDir, 'hosts', host, 'index.html'))).mode & 0o777).toBe(0o640)
  expect((await stat(join(sitesDir, 'sites', own.site, shown))).mode & 0o777).toBe(0o750)
  expect(await folders()).toHaveLength(3)

  // The first copy is as good as the newest: what both name is there once.
  const older = await openBackupFolder(first.folder, identity)
  await older.check()
  await writeFile(join(copies, 'shared/sites', String(before[0])), 'x')
  await expect(older.check()).rejects.toThrow('is not as it was written')
})

test('a copy that is damaged keeps no later one from being made', async () => {
  const { site } = await publishedSite()
  const copies = await folderOfItsOwn()
  const first = await backUp(site, copies)
  const shared = await files(join(copies, 'shared'))
  await writeFile(join(first.folder, 'manifest.json'), 'half a li')
  const second = await backUp(site, copies)
  await (await openBackupFolder(second.folder, null)).check()
  expect(await files(join(copies, 'shared'))).toEqual(shared)
})

test('what no copy names any more goes from the shared files with the last copy of it, and nothing else does', async () => {
  const { site, admin, own, rename } = await publishedSite()
  const copies = await folderOfItsOwn()
  const first = await backUp(site, copies)
  const before = await files(join(copies, 'shared'))
  await rename('Maison Lenoir')
  await admin.teamPublishSite({ params: own })
  await backUp(site, copies)
  expect(await files(join(copies, 'shared'))).toEqual(expect.arrayContaining(before))

  await rm(first.folder, { recursive: true })
  const { folder } = await backUp(site, copies)
  const after = await files(join(copies, 'shared'))
  expect(before.filter(path => !after.includes(path)).length).toBeGreaterThan(0)
  const copy = await openBackupFolder(folder, null)
  await copy.check()
  expect(copy.pathsUnder('shared/').sort()).toEqual(after.map(path => `shared/${path}`))

  // In a bucket the same, but for what was sent since two days: its copy's list may still be on its way.
  const s3 = await startS3()
  onTestFinished(s3.stop)
  const { store, close } = await openOffSite(readConfig(s3.backupEnv).backupBucket as S3Settings)
  await sendCopy(store, folder)
  await store.write('shared/sites/00/nobody', Readable.from([Buffer.from('x')]))
  const now = Date.now()
  expect(await pruneBucket(store, new Date(now + 86_400_000))).toBe(0)
  expect(await pruneBucket(store, new Date(now + 3 * 86_400_000))).toBe(1)
  const brought = await openBackupFolder(await fetchCopy(store, await folderOfItsOwn()), null)
  await brought.check()
  await close()
})

test('a restored machine serves its sites before anything else starts, also where no copy of them is left', async () => {
  const { site, own, host } = await publishedSite()
  const copies = await folderOfItsOwn()
  await backUp(site, copies)
  const { dataDir, database, address } = await restore(copies)
  await database.close()
  expect(existsSync(join(dataDir, 'sites'))).toBe(false)
  const again = await startOn({
    DATA_DIR: dataDir,
    DATABASE_URL: address,
    ROLE: 'web',
    FILES_KEY: site.filesKey,
    ...SEAL_SETTINGS,
  })
  expect(await readFile(join(dataDir, 'sites/hosts', host, 'index.html'), 'utf8')).toContain('Maison Perrier')
  expect(await again.deps.sitesFolder.shown(own.site)).toMatch(/^2-/)
})
