import { join } from 'node:path'
import type { Config } from '../config'
import { appRoot } from '../config/app-root'
import { systemClock } from '../gateways/clock'
import { readContentFiles } from '../gateways/content-folder'
import { openEncryptedFiles } from '../gateways/encrypted-files'
import type { FileStore } from '../gateways/file-store/file-store'
import { forgetGeneratedPassword, keepGeneratedPassword } from '../gateways/generated-password'
import { readAidFiles } from '../gateways/read-aid-files'
import type { Db } from '../store/database/database'
import { setUpPassword } from '../usecases/access/master-password'
import { loadAids } from '../usecases/aids/load-aids'
import { loadContent } from '../usecases/content/load-content'
import { checkFileMark } from '../usecases/installation/check-file-mark'
import { openSecrets } from '../usecases/installation/open-secrets'

/** What the first start on a database makes, and every later one checks or brings up to date. */
export async function setUpInstallation(config: Config, db: Db, files: FileStore) {
  const { filesKey, sealer } = await openSecrets(db, config)
  const encryptedFiles = await openEncryptedFiles(files, filesKey)
  await checkFileMark({ db, encryptedFiles })
  await loadContent(db, readContentFiles(join(appRoot, 'content')))
  await loadAids(db, readAidFiles(join(appRoot, 'content/aids')), systemClock())
  await setUpPassword({ db }, config.adminPassword, generated =>
    keepGeneratedPassword(config.dataDir, generated),
  )
  if (config.adminPassword) forgetGeneratedPassword(config.dataDir)
  return { encryptedFiles, filesKey, sealer }
}
