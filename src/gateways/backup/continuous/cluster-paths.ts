import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Their contents are made anew at each start (PostgreSQL manual, « Making a base backup using the low level API »). */
const EMPTIED =
  /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal|pg_wal\/archive_status)\/$/
const LEFT_OUT =
  /(^|\/)(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|recovery\.signal|pg_internal\.init.*|pgsql_tmp.*|.*\.tmp)\/?$/
const CONTROL = 'global/pg_control'

/** Every path of a cluster that a base copy holds, folders with a slash and first, `pg_control` last. */
export async function* clusterPaths(cluster: string): AsyncGenerator<string> {
  yield* pathsIn(cluster, '')
  yield CONTROL
}

async function* pathsIn(cluster: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(cluster, folder), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`
    if (LEFT_OUT.test(path) || path === CONTROL) continue
    if (EMPTIED.test(folder) && !EMPTIED.test(path)) continue
    yield path
    if (entry.isDirectory()) yield* pathsIn(cluster, path)
  }
}
