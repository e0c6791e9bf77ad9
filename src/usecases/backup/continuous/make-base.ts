import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { newBackupFolder } from '~/gateways/backup/backup-folder'
import { basesIn } from '~/gateways/backup/continuous/archive-folder'
import { clusterPaths } from '~/gateways/backup/continuous/cluster-paths'
import { packTar } from '~/gateways/backup/continuous/tar'
import { through } from '~/gateways/backup/continuous/through'
import { dataFilesIn, readDataFile } from '~/gateways/backup/data-folder'
import { migrationsRun } from '~/store/dump/table-dump'
import { whileCopied } from '~/store/embedded/base-copy'
import type { ArchiveParts } from './archive-parts'
import { keepFiles, keepTombstones, noteArchive } from './keep-log'

/**
 * Copies the folder of the running PostgreSQL, keys and unsent messages beside it, between the low-level backup calls:
 * with the log since it comes back at any later moment. It is sealed and read again like any backup.
 * @throws where the archive belongs to another installation
 */
export async function makeBase(parts: ArchiveParts, now: Date) {
  const { db, archive, cluster, dataDir, recipient } = parts
  const folder = join(archive.bases, now.toISOString().replace(/[:.]/g, '-'))
  const copy = await newBackupFolder(folder, recipient)
  const { label, ...facts } = await whileCopied(parts.connection, () =>
    copy.writeSecret(
      'cluster.tar.gz',
      through(packTar(cluster, clusterPaths(cluster)), createGzip({ level: 3 })),
    ),
  )
  const [newest] = await basesIn(archive.bases)
  if (newest && newest.system_identifier !== facts.system_identifier)
    throw new Error(
      `${archive.folder} is the archive of another installation: give this one a folder of its own.`,
    )
  await copy.writeSecret('backup_label', Readable.from([Buffer.from(label)]))
  for (const path of await dataFilesIn(dataDir))
    await copy.writeSecret(`data/${path}`, readDataFile(dataDir, path))
  const kept = [...(await keepFiles(parts)), ...(await keepTombstones(parts))]
  const made_at = parts.clock().toISOString()
  await copy.finish(
    {
      format: 1,
      kind: 'cluster',
      made_at,
      ...facts,
      ...{ migrations: await migrationsRun(db), files_recipient: parts.filesRecipient },
    },
    parts.sealer.sealText,
  )
  // Before a bucket is asked: one that is away must not have the next copy made at once. The mirror sends what it lacks later.
  await noteArchive(db, { base_at: made_at })
  await parts.bucket?.send([
    ...kept,
    ...copy.paths().map(path => `bases/${folder.slice(archive.bases.length + 1)}/${path}`),
  ])
}
