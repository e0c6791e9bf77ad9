import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Config } from '~/config'
import { ConfigError } from '~/config/config-error'
import { findBackup } from '~/gateways/backup/backup-folder'
import { fetchCopy, openOffSite } from '~/gateways/backup/off-site'

/**
 * The copy that a command names: the newest in a folder, or with `bucket` the newest of the off-site bucket, which is
 * brought here first. `done` removes what was brought.
 */
export async function copyFrom(
  source: string,
  config: Config,
): Promise<{ folder: string; done: () => void }> {
  if (source !== 'bucket') return { folder: await findBackup(resolve(source)), done: () => {} }
  if (!config.backupBucket) throw new ConfigError('BACKUP_S3_BUCKET says which bucket.')
  const place = mkdtempSync(join(tmpdir(), 'siteligible-fetched-'))
  const done = () => rmSync(place, { recursive: true, force: true })
  const { store, close } = await openOffSite(config.backupBucket)
  try {
    return { folder: await fetchCopy(store, place), done }
  } catch (error) {
    done()
    throw error
  } finally {
    await close()
  }
}
