import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { allEnded } from '~/domain/all-ended'
import { codeOf } from '~/domain/error'
import { sha256Of } from '~/domain/sha256-of'
import type { ClosureState } from '~/domain/site/online/site-closure'
import { syncFolder, writeWhole } from '../durable-file'
import { packedCopies, packsWell } from './packed-copies'
import type { RevisionFile } from './revision-file'

/** The web server reads through its group; nobody else has a look (docs/operations.md). */
export const FOLDER_MODE = 0o750
export const FILE_MODE = 0o640

const AT_ONCE = 8

/** The list of a revision's files, as `sha256sum -c` reads it. */
export const SUMS = '.sums'

/**
 * Writes a revision beside the others under a name of its own, each file and folder durable before it has it. Files under
 * `_f/`, named by content, are the same files as in the revision before: linked, neither read nor written again.
 * @param before the folder of the revision that is shown; null: none
 * @returns the name of the new folder
 */
export async function layRevision(
  siteFolder: string,
  revision: number | ClosureState,
  given: readonly RevisionFile[],
  before: string | null,
): Promise<string> {
  // The same photo added twice has one name, since that is its content.
  const files = [...new Map(given.map(file => [file.path, file])).values()]
  const draft = join(siteFolder, `.draft-${randomUUID()}`)
  await mkdir(draft, { recursive: true, mode: FOLDER_MODE })
  try {
    const folders = new Set([draft, ...files.map(({ path }) => dirname(join(draft, path)))])
    for (const folder of folders) {
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
      await openToGroup(folder)
    }
    const known = before === null ? new Map<string, string>() : await sumsOf(join(siteFolder, before))
    const sums = new Map<string, string>()
    await eachOf(files, async file => {
      for (const [path, sum] of await layFile(draft, file, known, before && join(siteFolder, before)))
        sums.set(path, sum)
    })
    const list = writtenSums(sums)
    await writeFile(join(draft, SUMS), Buffer.from(list))
    for (const folder of folders) await syncFolder(folder)
    const name = `${revision}-${sha256Of(list).slice(0, 16)}`
    if (existsSync(join(siteFolder, name))) {
      // Left by a publication that was cut short, whole, since it has its name; it may be shown already.
      await rm(draft, { recursive: true, force: true })
      return name
    }
    await rename(draft, join(siteFolder, name))
    await syncFolder(siteFolder)
    return name
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Lets the group read, whatever the umask; what makes it the group of all that comes in the folder (set-group-ID) stays. */
export async function openToGroup(folder: string) {
  const { mode } = await stat(folder)
  if ((mode & 0o777) !== FOLDER_MODE) await chmod(folder, FOLDER_MODE | (mode & 0o2000))
}

/** @returns the file, and its packed copies, with their sums */
async function layFile(
  draft: string,
  { path, body, packed }: RevisionFile,
  known: Map<string, string>,
  before: string | null,
): Promise<[string, string][]> {
  const names = packsWell(path) ? [path, `${path}.br`, `${path}.gz`] : [path]
  const linked = names.flatMap((name): [string, string][] => {
    const sum = known.get(name)
    return sum === undefined ? [] : [[name, sum]]
  })
  if (path.startsWith('_f/') && before !== null && linked.length === names.length) {
    if (await linkAll(draft, before, names)) return linked
  }
  const bytes = Buffer.from(typeof body === 'function' ? await body() : body)
  const copies = packed ?? (await packedCopies(path, bytes)) ?? []
  return allEnded(
    [bytes, ...copies].map(async (content, at): Promise<[string, string]> => {
      const name = names[at] ?? path
      await writeFile(join(draft, name), content)
      return [name, sha256Of(content)]
    }),
  )
}

async function linkAll(draft: string, before: string, names: string[]): Promise<boolean> {
  try {
    for (const name of names) await link(join(before, name), join(draft, name))
    return true
  } catch (error) {
    // A file that may have no more names, or a file system without links: it is written anew.
    if (!['EMLINK', 'EPERM', 'ENOENT', 'ENOTSUP'].includes(codeOf(error))) throw error
    for (const name of names) await rm(join(draft, name), { force: true })
    return false
  }
}

async function writeFile(path: string, bytes: Uint8Array) {
  const handle = await open(path, 'wx', FILE_MODE)
  try {
    // Whatever the umask: without its group the web server could not read it.
    await handle.chmod(FILE_MODE)
    await writeWhole(handle, bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** None is begun once one has failed. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items]
  async function workOn() {
    try {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
    } finally {
      waiting.length = 0
    }
  }
  await allEnded(Array.from({ length: AT_ONCE }, workOn))
}

/** The list as it is written: the digest of this text is in the folder's name. */
export const writtenSums = (sums: Map<string, string>) =>
  [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, sum]) => `${sum}  ${path}\n`)
    .join('')

/** What a revision holds, by path; nothing where its list is missing. */
export async function sumsOf(folder: string): Promise<Map<string, string>> {
  const list = await readFile(join(folder, SUMS), 'utf8').catch(() => '')
  return new Map(
    list
      .split('\n')
      .filter(Boolean)
      .map(line => [line.slice(66), line.slice(0, 64)]),
  )
}
