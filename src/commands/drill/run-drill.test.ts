import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openOffSite, sendCopy } from '~/gateways/backup/off-site'
import { openSealer } from '~/invoicing/sealer'
import { makeStatements } from '~/usecases/statements/make-statements'
import { backUp, commandConfig, folderOfItsOwn } from '../../../tests/support/database/backup'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { INTERNAL_SEAL, SAMPLE_SEAL } from '../../../tests/support/files/papers'
import { startSite } from '../../../tests/support/program/in-process'
import { PASSWORD } from '../../../tests/support/program/program'
import { startS3 } from '../../../tests/support/servers/s3-server'
import { runDrill } from './run-drill'

const settings = (more: Record<string, string> = {}) => commandConfig({ ADMIN_PASSWORD: PASSWORD, ...more })

const drills = async () => (await readdir(tmpdir())).filter(name => name.startsWith('siteligible-drill-'))

test('a copy is proven by starting from it, and nothing of it leaves or stays', async () => {
  const site = await startSite()
  await visitorOf(site.url).finish()
  await visitorOf(site.url).finish()
  await makeStatements(site.deps, 'backup')
  const folder = await folderOfItsOwn()
  await backUp(site, folder)
  const before = await drills()
  const drill = await runDrill(settings({ BACKUP_CERTIFICATE: join(SAMPLE_SEAL, 'authority.pem') }), folder)
  expect(drill).toMatchObject({ papers: 2, flaws: 0, sealedBy: expect.stringMatching(/^([0-9A-F]{2}:){31}/) })
  expect(drill.pieces).toBeGreaterThan(4)
  const { read, restored, started } = drill.times
  expect(read + restored + started).toBeLessThan(10 * 60_000)
  // Another process of the tests may try a copy at the same time: its folder goes too.
  await expect.poll(async () => (await drills()).filter(name => !before.includes(name))).toEqual([])
})

test('a copy goes to a bucket elsewhere, and a site starts from there alone', async () => {
  const s3 = await startS3()
  onTestFinished(s3.stop)
  const site = await startSite()
  await visitorOf(site.url).finish()
  const folder = await folderOfItsOwn()
  await backUp(site, folder)
  const { folder: newest } = await backUp(site, folder)
  const config = settings(s3.backupEnv)
  const { store, close } = await openOffSite(config.backupBucket as NonNullable<typeof config.backupBucket>)
  await expect(runDrill(config, 'bucket')).rejects.toThrow('The bucket holds no finished backup.')
  expect(await sendCopy(store, newest)).toBeGreaterThan(20)
  await rm(folder, { recursive: true })
  const drill = await runDrill(config, 'bucket')
  expect(drill).toMatchObject({ papers: 1, flaws: 0 })
  expect(basename(drill.backup)).toBe(basename(newest))
  await close()
})

test('a copy that was swapped, or sealed by another, starts nothing', async () => {
  const site = await startSite()
  const [folder, others] = [await folderOfItsOwn(), await folderOfItsOwn()]
  const { folder: copy } = await backUp(site, folder)
  const stranger = await openSealer({ ...INTERNAL_SEAL, dataDir: await mkdtemp(join(tmpdir(), 'other-')) })
  const { folder: foreign } = await backUp({ ...site, deps: { ...site.deps, sealer: stranger } }, others)
  const ours = settings({ BACKUP_CERTIFICATE: join(SAMPLE_SEAL, 'seal.pem') })
  await expect(runDrill(ours, others)).rejects.toThrow('The backup was sealed by another')

  // The other's files under our seal, then under none.
  await cp(join(copy, 'manifest.seal'), join(foreign, 'manifest.seal'))
  await expect(runDrill(ours, others)).rejects.toThrow(
    'The backup bears a seal that is broken, or of another.',
  )
  await rm(join(foreign, 'manifest.seal'))
  await expect(runDrill(ours, others)).rejects.toThrow('The backup bears no seal.')

  const [file = ''] = (await readdir(join(copy, 'database'))).sort()
  const bytes = await readFile(join(copy, 'database', file))
  await writeFile(join(copy, 'database', file), Buffer.concat([bytes, Buffer.from([0])]))
  await expect(runDrill(ours, folder)).rejects.toThrow('is not as it was written')
})
