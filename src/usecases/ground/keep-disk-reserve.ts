import { DISK_RESERVE } from '~/domain/access/quota'
import { Refusal } from '~/domain/refusal'
import type { Deps } from './deps'

/**
 * Before a visitor's file is written: what the database needs to go on stays free.
 * @throws Refusal storage-full
 */
export async function keepDiskReserve({ encryptedFiles }: Pick<Deps, 'encryptedFiles'>) {
  const free = await encryptedFiles.freeBytes()
  if (free !== null && free < DISK_RESERVE) throw new Refusal('storage-full')
}
