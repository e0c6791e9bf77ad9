import { existsSync } from 'node:fs'
import { readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { findBackup, openBackupFolder } from '~/gateways/backup/backup-folder'
import { backUp, folderOfItsOwn, restore } from '../../../tests/support/backup'
import { startOn } from '../../../tests/support/in-process'
import { SAMPLE_SEAL } from '../../../tests/support/papers'
import { publishedSite } from '../../../tests/support/published-site'
import { restoreSites } from './restore-sites'

const SEAL = { SEAL_CERTIFICATE: join(SAMPLE_SEAL, 'seal.pem'), SEAL_KEY: join(SAMPLE_SEAL, 'seal.key') }

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
    ...SEAL,
  })
  expect(await readFile(join(dataDir, 'sites/hosts', host, 'index.html'), 'utf8')).toContain('Maison Perrier')
  expect(await again.deps.sitesFolder.shown(own.site)).toMatch(/^2-/)
})
