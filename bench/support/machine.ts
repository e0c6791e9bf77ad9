import { spawnSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { findBinaries } from '../../src/store/embedded/binaries'

/** What figures depend on; no name. */
export async function machine(): Promise<string[]> {
  const { postgres } = await findBinaries()
  const version = spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout
  return [
    `${cpus().length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GB of memory`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${/[\d.]+/.exec(version)?.[0] ?? ''}`,
    process.platform,
  ]
}

/** Programs that wanted a processor during the last minute: above the number of cores, doubt the figures. */
export const loadAverage = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10
