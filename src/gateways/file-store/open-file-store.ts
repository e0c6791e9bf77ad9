import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '~/config'
import type { SealingThread } from '../sealing-thread/sealing-thread'
import { clearUnfinished, diskStore } from './disk'
import type { FileStore } from './file-store'

/**
 * The file store of the configuration: a bucket, else the data folder.
 * @param thread where files are sealed on their way to the data folder
 */
export async function openFileStore(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  thread?: SealingThread,
): Promise<FileStore> {
  if (!s3) return diskStore(join(dataDir, 'files'), thread)
  // Its library is large: a copy that keeps files on its disk never loads it.
  const { s3Store } = await import('./s3')
  return s3Store(s3, outgoingIn(dataDir))
}

/**
 * Removes what a killed program was writing, for the server that holds the data folder. A folder of
 * files that several copies may write to is left to the sweep.
 */
export async function clearLeftovers({ s3, dataDir, databaseUrl }: Config) {
  await rm(outgoingIn(dataDir), { recursive: true, force: true })
  if (!s3 && !databaseUrl) await clearUnfinished(join(dataDir, 'files'))
}

const outgoingIn = (dataDir: string) => join(dataDir, 'outgoing')
