import { makeFolder } from '~/config/make-folder'
import { own } from './cluster'
import type { RunIdentity } from './identity'

/** Where PostgreSQL lays each finished segment of its log, until we have taken it elsewhere. */
export const outboxOf = (cluster: string) => `${cluster}.wal`

/** A quiet minute ends its segment too, in seconds. */
const LONGEST_SEGMENT = 60

/** @returns the settings of a server that lays its log out for us, or that keeps it to itself */
export function archiveSettings(
  cluster: string,
  identity: RunIdentity,
  archive: boolean,
): Record<string, string> {
  if (!archive) return { archive_mode: 'off' }
  const outbox = outboxOf(cluster)
  makeFolder(outbox, 0o700)
  own(outbox, identity)
  // It has its name once it is whole and on the disk: PostgreSQL may forget a segment that was taken.
  const [draft, done] = [`${shellPath(outbox)}/".%f.new"`, `${shellPath(outbox)}/"%f"`]
  return {
    archive_mode: 'on',
    archive_timeout: String(LONGEST_SEGMENT),
    archive_command: `dd if="%p" of=${draft} bs=1048576 conv=fsync 2>/dev/null && mv ${draft} ${done} && sync ${shellPath(outbox)}`,
  }
}

/** A path in a shell command that PostgreSQL runs, in which `%` has a meaning. */
export const shellPath = (path: string) => `'${path.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`
