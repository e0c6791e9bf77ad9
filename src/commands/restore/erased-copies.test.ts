import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBackup, openBackupFolder } from '~/gateways/backup/backup-folder'
import { baseBefore } from '~/gateways/backup/continuous/archive-folder'
import { readSetting } from '~/store/operation/settings'
import { noteTombstones } from '~/usecases/backup/note-tombstones'
import { eraseDossier } from '~/usecases/retention/erase-dossier'
import { backUp, commandConfig, folderOfItsOwn } from '../../../tests/support/database/backup'
import { ownServerFolder } from '../../../tests/support/database/own-server'
import { allSent } from '../../../tests/support/dossiers/all-sent'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { SEAL_SETTINGS, sampleSealer } from '../../../tests/support/files/papers'
import { startOn, startSite } from '../../../tests/support/program/in-process'
import { restoreInto, stonesOf } from './restore-into'
import { restoreMoment } from './restore-moment'

const ANY = { certificates: null, unsealed: false }
const copiesIn = async (dataDir: string) => (await readdir(join(dataDir, 'emails'))).sort()
const emptyFolder = () => mkdtemp(join(tmpdir(), 'siteligible-restored-'))

test('a restore to a moment brought messages of erased dossiers back as .eml: to a moment before their erasure, and after', async () => {
  await sampleSealer()
  const DATA_DIR = await ownServerFolder()
  const before = await startOn({ DATA_DIR, ...SEAL_SETTINGS })
  const gone = await visitorOf(before.url).finish({ email: 'partie@exemple.fr' })
  await visitorOf(before.url).finish({ email: 'restee@exemple.fr' })
  await allSent(before.deps)
  expect(await copiesIn(DATA_DIR)).toHaveLength(4)
  await before.stop()

  // The base copy, made at this start, holds all four; the erasure is in the log alone.
  const archive = await folderOfItsOwn()
  const site = await startOn({ DATA_DIR, BACKUP_WAL_DIR: archive, ...SEAL_SETTINGS })
  const kept = async () => readSetting(site.deps.db, 'archive')
  await expect.poll(async () => (await kept())?.base_at).toBeTruthy()
  const moment = new Date()
  await eraseDossier(site.deps, gone, 'demande')
  await expect.poll(() => copiesIn(DATA_DIR)).toHaveLength(2)
  const named = await copiesIn(DATA_DIR)
  const erased = new Date()
  await sql`select pg_switch_wal()`.execute(site.deps.db)
  const until = async () => Date.parse((await kept())?.kept_until ?? '')
  await expect.poll(until).toBeGreaterThanOrEqual(erased.getTime())
  const bases = join(archive, 'bases')
  await expect
    .poll(async () => (await stonesOf(await baseBefore(bases, null), undefined, ANY)).map(({ id }) => id))
    .toContain(gone)
  await site.stop()

  for (const at of [moment, null]) {
    const there = commandConfig({ DATA_DIR: await emptyFolder() })
    const base = await baseBefore(bases, at)
    const copy = await openBackupFolder(base, null)
    expect(copy.pathsUnder('data/emails/')).toHaveLength(4)
    const stones = await stonesOf(base, undefined, ANY)
    const { erased } = await restoreMoment(there, { folder: archive, copy, until: at }, stones)
    expect(erased).toBe(at ? 1 : 0)
    expect(await copiesIn(there.dataDir), `at ${at?.toISOString() ?? 'last'}`).toEqual(named)
  }
})

test('a restore of a copy leaves no message of what was erased since, nor one that no row names', async () => {
  const site = await startSite()
  const gone = await visitorOf(site.url).finish({ email: 'partie@exemple.fr' })
  await visitorOf(site.url).finish({ email: 'restee@exemple.fr' })
  await allSent(site.deps)
  expect(await copiesIn(site.dataDir)).toHaveLength(4)
  const folder = await folderOfItsOwn()
  const { folder: made } = await backUp(site, folder)
  await eraseDossier(site.deps, gone, 'demande')
  await expect.poll(() => copiesIn(site.dataDir)).toHaveLength(2)
  await noteTombstones(site.deps, dirname(made))

  const there = commandConfig({ DATA_DIR: await emptyFolder() })
  const found = await findBackup(folder)
  const copy = await openBackupFolder(found, null)
  const stones = await stonesOf(found, undefined, ANY)
  expect(await restoreInto(there, copy, stones)).toBe(1)
  expect(await copiesIn(there.dataDir)).toEqual(await copiesIn(site.dataDir))
})
