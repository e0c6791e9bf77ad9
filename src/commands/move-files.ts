import { join } from 'node:path'
import { ConfigError } from '~/config/config-error'
import { fail } from '~/failure'
import { diskStore } from '~/gateways/file-store/disk'
import { openFileStore } from '~/gateways/file-store/open-file-store'
import { moveFiles } from '~/usecases/moving/move-files'
import { commandConfig } from './command-config'
import { withInstallation } from './installation'
import { plainWords } from './plain-words'

/**
 * `npm run move-files`: copies the files of the data folder to the bucket of the S3_ settings. It can be
 * broken off and run again, and first be run while the site still works on its disk.
 */
async function main() {
  plainWords('npm run move-files')
  const config = commandConfig()
  if (!config.s3)
    throw new ConfigError('Say where to: set S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT.')
  const { moved, already, missing } = await withInstallation(config, async ({ db }) =>
    moveFiles(db, await diskStore(join(config.dataDir, 'files')), await openFileStore(config)),
  )
  console.log(`${moved} files moved and read again, ${already} were there already.`)
  if (missing.length > 0)
    throw new Error(`${missing.length} files that rows name are not there, such as ${missing[0]}.`)
  console.log(
    'Every file that the database names is in the bucket. Stop the site, run this once more, and start it with the same S3_ settings.',
  )
}

main().catch(fail)
