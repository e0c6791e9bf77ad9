import { resolve } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { readConfig } from '~/config'
import { ConfigError } from '~/config/config-error'
import { openFileStore } from '~/gateways/file-store/configured'
import { makeBackup } from '~/usecases/backup/make-backup'
import { openSecrets } from '~/usecases/founding/open-secrets'
import { openInstallation } from './installation'

/** `npm run backup -- DIR`: a consistent copy of database, files and keys, while the site runs or not. */
async function main() {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new ConfigError('Say where to: npm run backup -- DIR')
  const config = readConfig(process.env)
  const database = await openInstallation(config)
  try {
    const { houseKey } = await openSecrets(database.db, config)
    const { folder: made, missing } = await makeBackup(
      {
        db: database.db,
        files: await openFileStore(config),
        dataDir: config.dataDir,
        folder: resolve(folder),
        recipient: config.backupRecipient,
        filesRecipient: await identityToRecipient(houseKey),
      },
      new Date(),
    )
    console.log(`Backup written and read again: ${made}`)
    if (!config.backupRecipient)
      console.log('It is not encrypted: set BACKUP_RECIPIENT, or keep it where the data folder may lie.')
    if (config.filesKey)
      console.log('FILES_KEY is not in it: keep that key elsewhere, or no piece can be read.')
    if (missing.length > 0) throw new Error(`${missing.length} files that rows name are missing here.`)
  } finally {
    await database.close()
  }
}

main().catch(error => {
  console.error((error as Error).message)
  process.exit(1)
})
