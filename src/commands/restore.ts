import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { readConfig } from '~/config'
import { ConfigError } from '~/config/config-error'
import { fail } from '~/failure'
import { openBackupFolder } from '~/gateways/backup/backup-folder'
import { copyFrom } from './restore/copy-source'
import { announceSeal, restoreInto, stonesOf } from './restore/restore-into'

/**
 * `npm run restore -- DIR|bucket [TOMBSTONES]`: makes an installation of a backup, the newest one in DIR or in
 * the off-site bucket. It
 * goes into an empty data folder (and database), which gets its name only once everything is in place
 * and what was erased since is erased again.
 */
async function main() {
  const [folder, tombstones] = process.argv.slice(2)
  if (!folder) throw new ConfigError('Say from where: npm run restore -- DIR [TOMBSTONES]')
  const config = readConfig(process.env)
  refuseToOverwrite(config.dataDir)
  const { folder: found, done } = await copyFrom(folder, config)
  const copy = await openBackupFolder(found, config.backupIdentity)
  await copy.check()
  announceSeal(copy, config)

  const stones = await stonesOf(found, tombstones)

  const unfinished = `${config.dataDir}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o711 })
  const erased = await restoreInto({ ...config, dataDir: unfinished }, copy, [...stones.values()])
  rmSync(config.dataDir, { recursive: true, force: true })
  renameSync(unfinished, config.dataDir)
  done()
  console.log(`${found}, made ${copy.manifest.made_at}, is restored to ${config.dataDir}.`)
  console.log('Signing is closed: say the last numbers issued with npm run reopen-signing.')
  if (erased > 0) console.log(`Erased again since then: ${erased}.`)
}

function refuseToOverwrite(dataDir: string) {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new ConfigError(`${dataDir} is not empty: stop the site and move that folder away first.`)
}

main().catch(fail)
