import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { parisYear } from '~/domain/text/french'
import { openBackupFolder } from '~/gateways/backup/backup-folder'
import { baseBefore } from '~/gateways/backup/continuous/archive-folder'
import { readSetting } from '~/store/operation/settings'
import { reopenSigning } from '~/usecases/reopening/reopen-signing'
import { commandConfig, folderOfItsOwn } from '../../../tests/support/database/backup'
import { ownServerFolder } from '../../../tests/support/database/own-server'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { SEAL_SETTINGS, sampleSealer } from '../../../tests/support/files/papers'
import { startOn } from '../../../tests/support/program/in-process'
import { startS3 } from '../../../tests/support/servers/s3-server'
import { restoreMoment } from '../restore/restore-moment'
import { runDrill } from './run-drill'

const MINUTES = 60_000

test('the machine burns in the middle of a day: from the second folder, or the bucket, all but the last minutes comes back', async () => {
  await sampleSealer()
  const s3 = await startS3()
  onTestFinished(s3.stop)
  const archive = await folderOfItsOwn()
  const DATA_DIR = await ownServerFolder()
  const site = await startOn({ DATA_DIR, BACKUP_WAL_DIR: archive, ...SEAL_SETTINGS, ...s3.backupEnv })
  const kept = async () => readSetting(site.deps.db, 'archive')
  await expect.poll(async () => (await kept())?.base_at).toBeTruthy()
  /** A quiet minute would end the segment too. */
  const keepAll = async () => {
    const now = Date.now()
    await sql`select pg_switch_wal()`.execute(site.deps.db)
    await expect.poll(async () => Date.parse((await kept())?.kept_until ?? '')).toBeGreaterThanOrEqual(now)
  }

  // Work after the base copy lives in the log alone; what was never kept is lost.
  const visitor = visitorOf(site.url)
  const first = await visitor.finish()
  await keepAll()
  const moment = new Date()
  const second = await visitor.finish()
  await keepAll()
  await visitor.finish({ company_name: 'Brûlée avec la machine' })
  await site.stop()
  await rm(DATA_DIR, { recursive: true })
  const burnt = Date.now()

  const drill = await runDrill(commandConfig({ BACKUP_WAL_DIR: archive }), archive, null)
  expect(drill).toMatchObject({ papers: 2, flaws: 0, missing: [] })
  expect(burnt - drill.last.getTime()).toBeLessThan(5 * MINUTES)
  const { read, restored, started } = drill.times
  expect(read + restored + started).toBeLessThan(10 * MINUTES)

  // A moment before the second dossier: its number is asked for before another is given.
  const there = commandConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'siteligible-moment-')) })
  const copy = await openBackupFolder(await baseBefore(join(archive, 'bases'), moment), null)
  await restoreMoment(there, { folder: archive, copy, until: moment }, [])
  const again = await startOn({ DATA_DIR: there.dataDir, ...SEAL_SETTINGS })
  expect((await visitorOf(again.url).read(first)).status).toBe(200)
  expect((await visitorOf(again.url).read(second)).status).toBe(404)
  const next = await visitorOf(again.url).complete()
  expect((await visitorOf(again.url).sign(next)).status).toBe(503)
  const year = parisYear(new Date())
  await reopenSigning(again.deps, [`FTN-${year}-00003`, `AV-${year}-00000`], [])
  expect(await (await visitorOf(again.url).sign(next)).json()).toMatchObject({
    invoice_number: `FTN-${year}-00004`,
  })

  // Without a segment in between, PostgreSQL takes the one before it for the last.
  const segments = (await readdir(join(archive, 'wal'))).filter(name => /^\w{24}-/.test(name)).sort()
  await rm(join(archive, 'wal', String(segments.at(-2))))
  await expect(runDrill(commandConfig({ BACKUP_WAL_DIR: archive }), archive, null)).rejects.toThrow(
    `The log has a hole: ${segments.at(-2)?.slice(0, 24)} is missing`,
  )

  await rm(archive, { recursive: true })
  expect(await runDrill(commandConfig(s3.backupEnv), 'bucket', null)).toMatchObject({
    ...{ papers: 2, flaws: 0, missing: [], last: drill.last },
  })
})
