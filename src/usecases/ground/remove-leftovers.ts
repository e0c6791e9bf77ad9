import type { JobPayloads } from '~/domain/jobs'
import { addJob } from '~/store/jobs/jobs'
import { whileNoBackup } from '~/store/pieces/file-references'
import type { Deps } from './deps'

/** Files and copies of messages whose rows are gone. */
export type Leftovers = JobPayloads['remove-leftovers']

/**
 * Removes what no row names any more. While a backup runs it is put off by a minute; the rows are
 * gone already, so nobody can reach it.
 */
export async function removeLeftovers(
  { db, encryptedFiles, mailer }: Pick<Deps, 'db' | 'encryptedFiles' | 'mailer'>,
  { file_keys, message_ids }: Leftovers,
) {
  const removed = await whileNoBackup(db, async () => {
    for (const key of file_keys) await encryptedFiles.remove(key)
    for (const messageId of message_ids) await mailer.forget(messageId)
  })
  if (!removed) {
    const runAt = new Date(Date.now() + 60_000)
    await addJob(db, 'remove-leftovers', { file_keys, message_ids }, { runAt })
  }
}
