import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { type Config, readConfig } from '~/config'
import { ConfigError } from '~/config/config-error'
import { findBackup, openBackupFolder, readTombstones } from '~/gateways/backup/backup-folder'
import { openFileStore } from '~/gateways/file-store/configured'
import { readHouseKey } from '~/gateways/house-key'
import { folderMailer } from '~/gateways/mailer/folder'
import { openVault } from '~/gateways/vault'
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

  const unfinished = `${config.dataDir}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o711 })
  const stones = new Map([
    ...(await readTombstones(join(dirname(found), 'tombstones.jsonl'))),
    ...(tombstones ? await readTombstones(resolve(tombstones)) : []),
  ])
  const erased = await restoreInto({ ...config, dataDir: unfinished }, copy, [...stones.values()])
  rmSync(config.dataDir, { recursive: true, force: true })
  renameSync(unfinished, config.dataDir)
  console.log(`${found} is restored to ${config.dataDir}.`)
  if (erased > 0) console.log(`Erased again since then: ${erased}.`)
}

async function restoreInto(
  config: Config,
  copy: Awaited<ReturnType<typeof openBackupFolder>>,
  stones: Parameters<typeof replayTombstones>[1],
): Promise<number> {
  const files = await openFileStore(config)
  await restoreFiles(files, config.dataDir, copy)
  const houseKey = await readHouseKey(config.filesKey, config.dataDir)
  if ((await identityToRecipient(houseKey)) !== factsOf(copy).files_recipient)
    throw new ConfigError('FILES_KEY is not the key that this backup was made with.')
  const database = await openInstallation(config, false)
  try {
    const { rows } = await database.pool.query("select from pg_tables where schemaname = 'public'")
    if (rows.length > 0) throw new ConfigError('The database of DATABASE_URL is not empty.')
    await restoreDatabase(database, copy)
    return await replayTombstones(
      {
        db: database.db,
        vault: await openVault(files, houseKey),
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

main().catch(error => {
  console.error((error as Error).message)
  process.exit(1)
})
