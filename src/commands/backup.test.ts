import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { readSetting } from '~/store/operation/settings'
import { loadedDatabaseAddress } from '../../tests/support/database/database'
import { ownServerFolder } from '../../tests/support/database/own-server'
import { visitorOf } from '../../tests/support/dossiers/path'
import { SEAL_SETTINGS } from '../../tests/support/files/papers'
import { startSite } from '../../tests/support/program/in-process'
import { startS3 } from '../../tests/support/servers/s3-server'

/** A site with a dossier, and its backup as the operator calls it. */
async function siteToCopy() {
  const DATABASE_URL = await loadedDatabaseAddress()
  const site = await startSite({ DATABASE_URL })
  await visitorOf(site.url).finish()
  const folder = mkdtempSync(join(tmpdir(), 'siteligible-copies-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return {
    site,
    copies: () => readdirSync(folder).filter(name => name.startsWith('20')),
    last: () => readSetting(site.deps.db, 'last_backup_at'),
    backUp: (more: Record<string, string> = {}) =>
      call('backup', folder, { DATABASE_URL, DATA_DIR: site.dataDir, ...SEAL_SETTINGS, ...more }),
  }
}

async function call(command: string, word: string, settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings }
  const child = spawn(process.execPath, [`build/commands/${command}.js`, word], { env })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await once(child, 'close')
  return { status, said: (await said).join('') }
}

test('a copy that did not arrive in the bucket rings like none', async () => {
  const s3 = await startS3()
  const { copies, last, backUp } = await siteToCopy()
  await s3.stop()
  expect(await backUp(s3.backupEnv)).toMatchObject({ status: 1 })
  expect(copies()).toHaveLength(1)
  expect(await last()).toBeUndefined()
  expect(await backUp()).toMatchObject({ status: 0 })
  expect(await last()).toMatch(/^20/)
})

test('a copy of what is flawed is a copy: it counts, and ends with 3', async () => {
  const { site, copies, last, backUp } = await siteToCopy()
  const piece = await site.deps.db.selectFrom('documents').select('file_key').executeTakeFirstOrThrow()
  await site.deps.encryptedFiles.remove(String(piece.file_key))
  const { status, said } = await backUp()
  expect(said).toContain('Backup written and read again')
  expect(said).toContain('1 files or journals are not as they were written: run npm run check-papers.')
  expect(said).toContain('1 files that rows name are missing here.')
  expect(status).toBe(3)
  expect(copies()).toHaveLength(1)
  expect(await last()).toMatch(/^20/)
})

test('a restore that fails leaves nothing of the copy that it brought from the bucket', async () => {
  const s3 = await startS3()
  onTestFinished(s3.stop)
  const { backUp } = await siteToCopy()
  const recipient = await identityToRecipient(await generateX25519Identity())
  expect(await backUp({ ...s3.backupEnv, BACKUP_RECIPIENT: recipient })).toMatchObject({ status: 0 })

  const place = mkdtempSync(join(tmpdir(), 'siteligible-restored-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const TMPDIR = join(place, 'tmp')
  mkdirSync(TMPDIR)
  const settings = { ...s3.backupEnv, ...SEAL_SETTINGS, DATA_DIR: join(place, 'data'), TMPDIR }
  const { status, said } = await call('restore', 'bucket', settings)
  expect(said).toContain('This backup is encrypted: give its age identity in BACKUP_IDENTITY.')
  expect(status).toBe(1)
  expect(readdirSync(TMPDIR)).toEqual([])
})

test('a command that fails ends the PostgreSQL that it started, and gives the data folder back', async () => {
  const DATA_DIR = await ownServerFolder()
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const { status, said } = await call('check-papers', 'nowhere.txt', { DATA_DIR, ...SEAL_SETTINGS })
  expect(said).toContain('nowhere.txt')
  expect(status).toBe(1)
  expect(existsSync(join(DATA_DIR, 'postgres/postmaster.pid'))).toBe(false)
  expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(false)
})
