import { cp, lstat, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of a data folder, links as they are, without the socket by which a running site is known. @returns its path */
export async function copiedFolder(from: string, prefix: string): Promise<string> {
  const to = await mkdtemp(join(tmpdir(), prefix))
  const isFile = async (path: string) => !(await lstat(path)).isSocket()
  await cp(from, to, { recursive: true, verbatimSymlinks: true, filter: isFile })
  return to
}
