import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { readConfig } from '../../../src/config'
import { findBackup, openBackupFolder } from '../../../src/gateways/backup/backup-folder'
import { diskStore } from '../../../src/gateways/file-store/disk'
import { openDatabase } from '../../../src/store/database/database'
import { makeBackup } from '../../../src/usecases/backup/make-backup'
import { restoreDatabase } from '../../../src/usecases/backup/restore-database'
import { restoreData, restoreFiles } from '../../../src/usecases/backup/restore-files'
import { SEAL_SETTINGS } from '../files/papers'
import type { startSite } from '../program/in-process'
import { freshDatabaseAddress } from './database'

/** `filesKey` where it does not lie in the data folder. */
type Site = Pick<Awaited<ReturnType<typeof startSite>>, 'deps' | 'dataDir'> & { filesKey?: string }

export const folderOfItsOwn = () => mkdtemp(join(tmpdir(), 'siteligible-backup-'))

/** What a command that restores or tries a copy is told, beside what its test says. */
export const commandConfig = (more: Record<string, string>) =>
  readConfig({ COMPANY_REGISTRY_URL: 'off', LOG_LEVEL: 'silent', ...SEAL_SETTINGS, ...more })

export async function backUp(site: Site, folder: string, recipient: string | null = null) {
  const filesKey = site.filesKey ?? (await readFile(join(site.dataDir, 'files.key'), 'utf8')).trim()
  return makeBackup(
    {
      db: site.deps.db,
      files: await diskStore(join(site.dataDir, 'files')),
      dataDir: site.dataDir,
      sitesDir: join(site.dataDir, 'sites'),
      folder,
      recipient,
      sealer: site.deps.sealer,
      filesRecipient: await identityToRecipient(filesKey),
    },
    new Date(),
  )
}

export async function restore(folder: string, identity: string | null = null) {
  const copy = await openBackupFolder(await findBackup(folder), identity)
  await copy.check()
  const dataDir = await folderOfItsOwn()
  const address = await freshDatabaseAddress()
  const database = openDatabase({ connectionString: address }, () => {})
  await restoreFiles(await diskStore(join(dataDir, 'files')), copy)
  await restoreData(dataDir, copy)
  await restoreDatabase(database, copy)
  return { dataDir, address, database }
}
