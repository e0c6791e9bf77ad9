import { existsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '~/config'
import { accountsGap, backupDays, backupGap } from '~/domain/first-day'
import { openEncryptedFiles } from '~/gateways/encrypted-files'
import { openFileStore } from '~/gateways/file-store/open-file-store'
import { hasFilesKey, readFilesKey } from '~/gateways/files-key'
import { diskSites } from '~/gateways/sites-folder/disk-sites'
import { listAccounts } from '~/store/access/accounts'
import type { Database, Db } from '~/store/database/database'
import { overdueJobs, waitingJobs } from '~/store/jobs/jobs'
import { ledgerFlaws } from '~/store/leads/ledger-flaws'
import * as migrations from '~/store/migrations/migrations'
import { partTrials } from '~/store/operation/part-trials'
import { readSetting } from '~/store/operation/settings'
import { type Apart, whatIsApart } from '~/usecases/installation/what-is-apart'
import { sitesFolderState } from '~/usecases/publishing/check-sites-folder'
import { openInstallation } from '../installation'
import { Advice, type Finding, found } from './finding'

/** What the database holds and says of itself; nothing in it is changed. */
export async function checkRecords(config: Config): Promise<Finding[]> {
  let database: Database | undefined
  const remedy = config.databaseUrl
    ? 'check DATABASE_URL and that its server runs'
    : 'start the site once; if it cannot start, its first line says why'
  const reached = await found('Database', remedy, async () => {
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
      throw new Error(`there is none in ${config.dataDir} yet`)
    database = await openInstallation(config, false)
    await checkServer(database.db)
  })
  if (!database) return [reached]
  const { db, close } = database
  try {
    if (reached.state === 'broken') return [reached]
    return [
      reached,
      await found('Key of the files', 'set FILES_KEY to the key of this installation', () =>
        checkKey(config, db),
      ),
      await found('Queue', 'see /admin-dashboard/journal, and whether the site runs', () => checkQueue(db)),
      await found('Parts tried each hour', 'see docs/runbooks/broken-part.md', () => checkParts(db)),
      await found('Signing', 'run npm run reopen-signing with the last numbers issued', async () => {
        if (await readSetting(db, 'signing_closed')) throw new Error('it is closed since a restore')
      }),
      await found('Clients’ sites', 'see docs/operations.md, « Héberger les sites »', () =>
        checkSites(config, db),
      ),
      await found('Ledger of leads', 'see docs/runbooks/flawed-paper.md', () => checkLedger(db)),
      await found('Accounts', 'invite the team at /admin-dashboard/comptes', () => checkAccounts(db)),
      await found('Backup', 'run npm run backup every day', () => checkBackup(db)),
      ...(config.backupWalDir
        ? [
            await found('Continuous archive', 'see docs/runbooks/archive.md', () =>
              checkArchive(db, String(config.backupWalDir)),
            ),
          ]
        : []),
    ]
  } finally {
    await close()
  }
}

async function checkServer(db: Db) {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer as version`.execute(db)
  if (Number(rows[0]?.version) < 150_000) throw new Error('PostgreSQL 15 or newer is needed')
  const known = await sql<{ name: string }>`select name from kysely_migration`.execute(db).catch(() => null)
  if (!known) throw new Error('it has no tables yet: start the site once')
  const done = new Set(known.rows.map(row => row.name))
  const missing = Object.keys(migrations).filter(name => !done.has(name))
  if (missing.length > 0) throw new Advice(`the next start brings its tables up to date (${missing.length})`)
}

const APART: Record<Apart, string> = {
  'no-site': 'no site was started on this database yet',
  'no-key': 'there is none that opens what this database names',
  'other-key': 'it is not the one that this database was set up with',
}

/** It must be the one of this database, and open the secret half of the newest dossier's key, and its newest piece. */
async function checkKey(config: Config, db: Db) {
  const apart = await whatIsApart(db, config)
  if (apart) throw new Error(APART[apart])
  const { filesKey, dataDir } = config
  const dossier = await db
    .selectFrom('dossiers')
    .leftJoin('documents', 'documents.dossier_id', 'dossiers.id')
    .select(['file_identity', 'file_key'])
    .where('file_identity', 'is not', null)
    .orderBy('dossiers.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!dossier) return
  // An older schema does not say which key it was set up with, and reading one makes it.
  if (!filesKey && !hasFilesKey(dataDir)) throw new Error(APART['no-key'])
  const files = await openFileStore(config)
  const encryptedFiles = await openEncryptedFiles(files, await readFilesKey(filesKey, dataDir))
  if (dossier.file_key) (await encryptedFiles.read(dossier.file_identity, dossier.file_key)).destroy()
}

async function checkQueue(db: Db) {
  const overdue = await overdueJobs(db, 10)
  if (overdue > 0) throw new Error(`${overdue} jobs wait for more than ten minutes, and no worker takes them`)
  const { failing } = await waitingJobs(db)
  if (failing > 0) throw new Advice(`${failing} jobs failed and will be tried again`)
}

async function checkParts(db: Db) {
  // A database of before an update has no such table yet.
  const broken = (await partTrials(db).catch(() => [])).filter(({ failure }) => failure !== null)
  if (broken.length > 0)
    throw new Error(broken.map(({ copy, part, failure }) => `${part} of ${copy}: ${failure}`).join(', '))
}

async function checkLedger(db: Db) {
  // A database of before an update may have no such tables yet.
  const flaws = await ledgerFlaws(db).catch(() => [])
  if (flaws.length > 0)
    throw new Error(`it does not add up: ${flaws.map(({ reason, name }) => `${reason} ${name}`).join(', ')}`)
}

async function checkSites({ sitesDir }: Config, db: Db) {
  // A database of before an update may have no such settings yet.
  const state = await sitesFolderState({ db, sitesFolder: diskSites(sitesDir) }).catch(() => 'new')
  if (state === 'apart')
    throw new Error(
      `${sitesDir} is not the folder that the other copies share: this copy publishes nothing (503); set SITES_DIR`,
    )
}

async function checkBackup(db: Db) {
  const at = await readSetting(db, 'last_backup_at')
  const gap = backupGap(at ?? undefined, new Date())
  if (!at || gap === 'no-backup') throw new Advice('there was never one')
  if (gap) throw new Advice(`the last one is ${backupDays(at, new Date())} days old`)
}

async function checkAccounts(db: Db) {
  // A database of before an update may have no such table yet.
  const accounts = await listAccounts(db).catch(() => null)
  if (accounts && accountsGap(accounts)) throw new Advice('the master password alone signs in')
}

async function checkArchive(db: Db, folder: string) {
  await access(folder, constants.W_OK)
  const archive = await readSetting(db, 'archive')
  if (archive?.failure) throw new Error(`it failed: ${archive.failure}`)
  if (!archive?.base_at) throw new Advice('it holds no base copy yet')
  const minutes = (Date.now() - Date.parse(archive.kept_until ?? archive.base_at)) / 60_000
  if (minutes > 5) throw new Advice(`it ends ${Math.floor(minutes)} minutes ago`)
}
