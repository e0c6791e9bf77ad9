import { writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import type { Config, S3Settings } from '~/config'
import { ConfigError } from '~/config/config-error'
import { lowerPriority } from '~/config/lower-priority'
import { liesWithin } from '~/config/place-of'
import { fail } from '~/failure'
import { openOffSite, sendCopy } from '~/gateways/backup/off-site'
import { pruneBucket } from '~/gateways/backup/prune-shared'
import { systemClock } from '~/gateways/clock'
import { openEncryptedFiles } from '~/gateways/encrypted-files'
import { openFileStore } from '~/gateways/file-store/open-file-store'
import type { Db } from '~/store/database/database'
import { writeSetting } from '~/store/operation/settings'
import { makeBackup } from '~/usecases/backup/make-backup'
import { checkPieces } from '~/usecases/inspection/check-pieces'
import { openSecrets } from '~/usecases/installation/open-secrets'
import { checkPapers } from '~/usecases/statements/check-papers'
import { makeStatements } from '~/usecases/statements/make-statements'
import { readStatementFile } from '~/usecases/statements/read-statement-file'
import { commandConfig } from './command-config'
import { withInstallation } from './installation'
import { plainWords } from './plain-words'

const USAGE = 'npm run backup -- DIR'

/** How it ends where the copy is made, and sent, of what is not as it was written: nobody need stop at it but who mends it. */
const FLAWED = 3

/** `npm run backup -- DIR`: a consistent copy of database, files and keys, while the site runs or not. */
async function main() {
  const [folder] = plainWords(USAGE)
  if (!folder) throw new ConfigError(`Say where to: ${USAGE}`)
  // The site goes on beside it.
  lowerPriority(constants.priority.PRIORITY_LOW)
  const config = commandConfig()
  if (liesWithin(resolve(folder), config.dataDir))
    throw new ConfigError(
      `The copies must lie outside of ${config.dataDir}, best on another disk: each would hold those before it.`,
    )
  await withInstallation(config, ({ db }) => backUp(config, db, resolve(folder)))
}

async function backUp(config: Config, db: Db, folder: string) {
  const { filesKey, sealer } = await openSecrets(db, config)
  const files = await openFileStore(config)
  const deps = { db, encryptedFiles: await openEncryptedFiles(files, filesKey), sealer }
  const { agency, publicUrl, dataDir, sitesDir, backupRecipient: recipient } = config
  const now = new Date()
  const stated = await makeStatements({ ...deps, agency, publicUrl, clock: systemClock }, 'backup')
  const filesRecipient = await identityToRecipient(filesKey)
  const parts = { db, files, dataDir, sitesDir, folder, recipient, sealer, filesRecipient }
  const { folder: made, missing } = await makeBackup(parts, now)
  console.log(`Backup written and read again: ${made}`)
  if (!recipient)
    console.log('It is not encrypted: set BACKUP_RECIPIENT, or keep it where the data folder may lie.')
  if (config.filesKey)
    console.log('FILES_KEY is not in it: keep that key elsewhere, or no piece can be read.')
  for (const { rank } of stated) {
    const beside = await readStatementFile(deps, rank)
    if (beside) writeFileSync(resolve(folder, beside.name), beside.file, { mode: 0o600, flush: true })
  }
  if (config.backupBucket) await sendAway(config.backupBucket, made)
  // Only now: one that did not arrive elsewhere rings like none.
  await writeSetting(db, 'last_backup_at', now.toISOString())
  const flaws = [...(await checkPapers(deps)).flaws, ...(await checkPieces(deps)).flaws]
  if (flaws.length > 0)
    console.error(`${flaws.length} files or journals are not as they were written: run npm run check-papers.`)
  if (missing.length > 0) console.error(`${missing.length} files that rows name are missing here.`)
  if (flaws.length + missing.length > 0) process.exitCode = FLAWED
}

async function sendAway(bucket: S3Settings, made: string) {
  const { store, close } = await openOffSite(bucket)
  try {
    console.log(`Sent to the bucket ${bucket.bucket}: ${await sendCopy(store, made)} files.`)
    await pruneBucket(store, new Date())
  } finally {
    await close()
  }
}

main().catch(fail)
