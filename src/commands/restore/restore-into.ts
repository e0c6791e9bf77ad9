import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import type { Config } from '~/config'
import { ConfigError } from '~/config/config-error'
import type { OpenBackup } from '~/gateways/backup/backup-folder'
import { readTombstones, type Tombstone } from '~/gateways/backup/tombstones'
import { openEncryptedFiles } from '~/gateways/encrypted-files'
import type { FileStore } from '~/gateways/file-store/file-store'
import { openFileStore } from '~/gateways/file-store/open-file-store'
import { readFilesKey } from '~/gateways/files-key'
import { folderMailer } from '~/gateways/mailer/folder'
import { diskSites } from '~/gateways/sites-folder/disk-sites'
import { readPem } from '~/invoicing/seal/certificate'
import type { Database, Db } from '~/store/database/database'
import { checkSeal, type Trust } from '~/usecases/backup/check-seal'
import { TOMBSTONES } from '~/usecases/backup/note-tombstones'
import { replayTombstones } from '~/usecases/backup/replay-tombstones'
import { factsOf, restoreDatabase } from '~/usecases/backup/restore-database'
import { restoreData, restoreFiles } from '~/usecases/backup/restore-files'
import { restoreSites } from '~/usecases/backup/restore-sites'
import { sweepCopies } from '~/usecases/retention/sweep-copies'
import { withInstallation } from '../installation'

/**
 * Who sealed a copy, by the fingerprint of his certificate (null: nobody did), and whose seal the list beside it may bear then:
 * where no certificate is named, that of whoever sealed the copy.
 * @throws DamagedBackup where another than BACKUP_CERTIFICATE says sealed it, or nobody
 */
export function sealerOf(copy: OpenBackup, { backupCertificateFile }: Config, unsealed: boolean) {
  const named = backupCertificateFile ? readPem(readFileSync(backupCertificateFile, 'utf8')) : null
  const chain = checkSeal('The backup', copy, { certificates: named, unsealed })
  const trust: Trust = { certificates: named ?? (chain.length > 0 ? chain : null), unsealed }
  return { sealer: chain[0]?.fingerprint256 ?? null, trust }
}

/** Says who sealed it. @returns whose seal its list may bear. @throws DamagedBackup as `sealerOf` */
export function announceSeal(copy: OpenBackup, config: Config, unsealed: boolean): Trust {
  const { sealer, trust } = sealerOf(copy, config, unsealed)
  if (!sealer) console.log('This backup bears no seal: nobody can say that it is what was copied.')
  else if (!config.backupCertificateFile)
    console.log(`Sealed by ${sealer}: compare it, or name the certificate in BACKUP_CERTIFICATE.`)
  return trust
}

/**
 * What was erased since the copy: without any list, it would all come back, and with one of a stranger's he says what does.
 * @throws ConfigError where neither lies beside the copy nor is given. @throws DamagedBackup where its seal is not one of those
 */
export async function stonesOf(found: string, given: string | undefined, trust: Trust) {
  const sealed = async (file: string) => {
    const list = await readTombstones(file)
    if (list) checkSeal(file, list, trust)
    return list?.stones ?? null
  }
  const beside = await sealed(join(dirname(found), TOMBSTONES))
  const named = given ? await sealed(resolve(given)) : null
  if (given && !named) throw new ConfigError(`There is no ${resolve(given)}.`)
  if (!beside && !named)
    throw new ConfigError(
      `The list of what was erased since is missing: put tombstones.jsonl beside ${found}, or give it after the folder.`,
    )
  return [...new Map([...(beside ?? []), ...(named ?? [])]).values()]
}

/**
 * Whatever a copy is refused for is looked at before anything leaves the data folder, which has no name yet: files may go to a bucket
 * of everybody's, and the web server shows at once what is put into SITES_DIR.
 * @returns how many dossiers, registrations and quote requests were erased again
 */
export async function restoreInto(config: Config, copy: OpenBackup, stones: Tombstone[]): Promise<number> {
  const made = new Date(String(copy.manifest.made_at))
  factsOf(copy)
  await restoreData(config.dataDir, copy)
  const filesKey = await readKeyOf(config, copy)
  const fill = async (database: Database) => {
    const { rows } = await database.pool.query("select from pg_tables where schemaname = 'public'")
    if (rows.length > 0) throw new ConfigError('The database of DATABASE_URL is not empty.')
    const files = await openFileStore(config)
    await restoreFiles(files, copy)
    await restoreSites(copy, config.sitesDir, config.sitesHost, namedSince(stones, made))
    await restoreDatabase(database, copy)
    return eraseSince(config, { db: database.db, files, filesKey }, stones, made)
  }
  return withInstallation(config, fill, false)
}

const namedSince = (stones: Tombstone[], made: Date) =>
  new Set(stones.filter(({ erased_at }) => new Date(erased_at) > made).map(({ id }) => id))

/** @throws ConfigError where the pieces of the copy could not be read */
export async function readKeyOf(config: Config, copy: OpenBackup): Promise<string> {
  const filesKey = await readFilesKey(config.filesKey, config.dataDir)
  if ((await identityToRecipient(filesKey)) !== copy.manifest.files_recipient)
    throw new ConfigError('FILES_KEY is not the key that this backup was made with.')
  return filesKey
}

export async function eraseSince(
  { dataDir, sitesDir, mailFrom }: Config,
  { db, files, filesKey }: { db: Db; files: FileStore; filesKey: string },
  stones: Tombstone[],
  made: Date,
): Promise<number> {
  const encryptedFiles = await openEncryptedFiles(files, filesKey)
  const mailer = await folderMailer(join(dataDir, 'emails'), mailFrom)
  const erased = await replayTombstones(
    { db, encryptedFiles, mailer, sitesFolder: diskSites(sitesDir) },
    stones,
    made,
  )
  // Copies of messages that were gone already when what came back of the database was written.
  await sweepCopies({ db, mailer }, new Date(Date.now() + 1_000))
  return erased
}
