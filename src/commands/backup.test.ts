import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { readSetting } from '~/store/operation/settings'
import { loadedDatabaseAddress } from '../../tests/support/database'
import { startSite } from '../../tests/support/in-process'
import { SEAL_SETTINGS } from '../../tests/support/papers'
import { visitorOf } from '../../tests/support/path'
import { startS3 } from '../../tests/support/s3-server'

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
    async backUp(more: Record<string, string> = {}) {
      const env = { PATH: process.env.PATH, DATABASE_URL, DATA_DIR: site.dataDir, ...SEAL_SETTINGS, ...more }
      const child = spawn(process.execPath, ['build/commands/backup.js', folder], { env })
      const said = Promise.all([text(child.stdout), text(child.stderr)])
      const [status] = await once(child, 'close')
      return { status, said: (await said).join('') }
    },
  }
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
