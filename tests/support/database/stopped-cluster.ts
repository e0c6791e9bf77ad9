import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedServer } from '../../../src/store/embedded/server'
import { atEnd, oncePerFile } from '../runner/at-end'

/**
 * A cluster that ran and was stopped, with what its postmaster.pid said as postmaster.pid.kept. Made once for the tests of a file:
 * `initdb` takes longer than most of what they try on it.
 * @returns what puts a copy of it into a folder that is not there yet, with its owner
 */
export function stoppedCluster(): (folder: string) => void {
  const made = oncePerFile(async () => {
    const place = mkdtempSync(join(tmpdir(), 'siteligible-cluster-'))
    // PostgreSQL crosses it as another user.
    chmodSync(place, 0o711)
    atEnd(() => rmSync(place, { recursive: true, force: true }))
    const folder = join(place, 'postgres')
    const server = await startEmbeddedServer(folder)
    writeFileSync(join(folder, 'postmaster.pid.kept'), readFileSync(join(folder, 'postmaster.pid')))
    await server.stop()
    return folder
  })
  return folder => void execFileSync('cp', ['-a', made(), folder])
}
