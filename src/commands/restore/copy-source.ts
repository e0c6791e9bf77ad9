import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Config } from '~/config'
import { ConfigError } from '~/config/config-error'
import { findBackup } from '~/gateways/backup/backup-folder'
import { fetchArchive } from '~/gateways/backup/continuous/fetch-archive'
import { fetchCopy, openOffSite } from '~/gateways/backup/off-site'
import type { FileStore } from '~/gateways/file-store/file-store'

/** A copy that a command reads, and what removes what was brought for it. */
interface Source {
  folder: string
  done: () => void
}

/** The continuous archive that a command names: a folder, or with `bucket` what is brought of it from there. */
export async function archiveFrom(source: string, moment: Date | null, config: Config): Promise<Source> {
  if (source !== 'bucket') return { folder: resolve(source), done: () => {} }
  return brought(config, 'continuous/', (store, place) => fetchArchive(store, place, moment))
}

/**
 * The copy that a command names: the newest in a folder, or with `bucket` the newest of the off-site bucket, which is
 * brought here first. `done` removes what was brought.
 */
export async function copyFrom(source: string, config: Config): Promise<Source> {
  if (source !== 'bucket') return { folder: await findBackup(resolve(source)), done: () => {} }
  return brought(config, 'backups/', fetchCopy)
}

async function brought(
  { backupBucket }: Config,
  prefix: 'backups/' | 'continuous/',
  fetch: (store: FileStore, place: string) => Promise<string>,
): Promise<Source> {
  if (!backupBucket) throw new ConfigError('BACKUP_S3_BUCKET says which bucket.')
  const place = mkdtempSync(join(tmpdir(), 'siteligible-fetched-'))
  const done = () => rmSync(place, { recursive: true, force: true })
  const { store, close } = await openOffSite(backupBucket, prefix)
  try {
    return { folder: await fetch(store, place), done }
  } catch (error) {
    done()
    throw error
  } finally {
    await close()
  }
}
