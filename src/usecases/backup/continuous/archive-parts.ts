import type { PoolConfig } from 'pg'
import type { Archive } from '~/gateways/backup/continuous/archive-folder'
import type { Mirror } from '~/gateways/backup/continuous/mirror'
import type { NewFiles } from '~/gateways/backup/continuous/new-files'
import type { Outbox } from '~/gateways/backup/continuous/outbox'
import type { FileStore } from '~/gateways/file-store/file-store'
import type { Sealer } from '~/invoicing/sealer'
import type { Db } from '~/store/database/database'

/** What the continuous archive is made of, and where it goes. */
export interface ArchiveParts {
  db: Db
  /** Of the embedded server, for the copy of its folder. */
  connection: PoolConfig
  cluster: string
  outbox: Outbox
  dataDir: string
  archive: Archive
  /** The pieces and papers of this machine's disk; null: a bucket keeps them already. */
  files: { store: Pick<FileStore, 'read'>; fresh: NewFiles } | null
  /** A second place for all of it; null: the folder alone. */
  bucket: Mirror | null
  /** An age recipient; null: in clear. */
  recipient: string | null
  /** Public half of FILES_KEY, to be recognised when it is restored. */
  filesRecipient: string
  sealer: Pick<Sealer, 'sealText' | 'known'>
  clock: () => Date
}
