import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { type Config, readConfig } from '~/config'
import { ConfigError } from '~/config/config-error'
import { fail } from '~/failure'
import { findBackup, openBackupFolder, readTombstones } from '~/gateways/backup/backup-folder'
import { openEncryptedFiles } from '~/gateways/encrypted-files'
import { openFileStore } from '~/gateways/file-store/configured'
import { readFilesKey } from '~/gateways/files-key'
import { folderMailer } from '~/gateways/mailer/folder'
import { replayTombstones } from '~/usecases/backup/replay-tombstones'
import { factsOf, restoreDatabase, restoreFiles } from '~/usecases/backup/restore-backup'
import { openInstallation } from './installation'

/**
 * `npm run restore -- DIR [TOMBSTONES]`: makes an installation of a backup, the newest one in DIR. It
 * goes into an empty data folder (and database), which gets its name only once everything is in place
 * and what was erased since is erased again.
 */
async function main() {
  const [folder, tombstones] = process.argv.slice(2)
  if (!folder) throw new ConfigError('Say from where: npm run restore -- DIR [TOMBSTONES]')
  const config = readConfig(process.env)
  refuseToOverwrite(config.dataDir)
  const found = await findBackup(resolve(folder))
  const copy = await openBackupFolder(found, config.backupIdentity)
  await copy.check()

  const stones = await stonesOf(found, tombstones)

  const unfinished = `${config.dataDir}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o711 })
  const erased = await restoreInto({ ...config, dataDir: unfinished }, copy, [...stones.values()])
  rmSync(config.dataDir, { recursive: true, force: true })
  renameSync(unfinished, config.dataDir)
  console.log(`${found} is restored to ${config.dataDir}.`)
  if (erased > 0) console.log(`Erased again since then: ${erased}.`)
}

/**
 * What was erased since the copy: without any list, it would all come back.
 * @throws ConfigError where neither lies beside the copy nor is given
 */
async function stonesOf(found: string, given: string | undefined) {
  const beside = await readTombstones(join(dirname(found), 'tombstones.jsonl'))
  const named = given ? await readTombstones(resolve(given)) : null
  if (given && !named) throw new ConfigError(`There is no ${resolve(given)}.`)
  if (!beside && !named)
    throw new ConfigError(
      `The list of what was erased since is missing: put tombstones.jsonl beside ${found}, or give it after the folder.`,
    )
  return new Map([...(beside ?? []), ...(named ?? [])])
}

async function restoreInto(
  config: Config,
  copy: Awaited<ReturnType<typeof openBackupFolder>>,
  stones: Parameters<typeof replayTombstones>[1],
): Promise<number> {
  const files = await openFileStore(config)
  await restoreFiles(files, config.dataDir, copy)
  const filesKey = await readFilesKey(config.filesKey, config.dataDir)
  if ((await identityToRecipient(filesKey)) !== factsOf(copy).files_recipient)
    throw new ConfigError('FILES_KEY is not the key that this backup was made with.')
  const database = await openInstallation(config, false)
  try {
    const { rows } = await database.pool.query("select from pg_tables where schemaname = 'public'")
    if (rows.length > 0) throw new ConfigError('The database of DATABASE_URL is not empty.')
    await restoreDatabase(database, copy)
    return await replayTombstones(
      {
        db: database.db,
        encryptedFiles: await openEncryptedFiles(files, filesKey),
        mailer: await folderMailer(join(config.dataDir, 'emails'), config.mailFrom),
      },
      stones,
    )
  } finally {
    await database.close()
  }
}

function refuseToOverwrite(dataDir: string) {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new ConfigError(`${dataDir} is not empty: stop the site and move that folder away first.`)
}

main().catch(fail)
