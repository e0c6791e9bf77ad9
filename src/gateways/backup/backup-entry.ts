import type { Content } from '../durable-file'

/** One file of a copy, with what shows that it is whole. */
export interface BackupEntry extends Content {
  path: string
}

/** A copy that is not what was written: it must not be restored. */
export class DamagedBackup extends Error {}
