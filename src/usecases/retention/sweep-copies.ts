import { whileNoBackup } from '~/store/pieces/file-references'
import { messagesKept } from '~/store/retention/old-traces'
import type { Deps } from '../ground/deps'

/** Removes our own copies of messages, written before an instant, that no row names: what a restore brought back too. */
export async function sweepCopies({ db, mailer }: Pick<Deps, 'db' | 'mailer'>, before: Date) {
  await whileNoBackup(db, () => mailer.sweep(before, ids => messagesKept(db, ids)))
}
