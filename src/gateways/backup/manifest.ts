import { lstat, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { leadsAside } from './aside'
import { type BackupEntry, DamagedBackup } from './backup-entry'

/** The name of the list of a copy's files. */
export const MANIFEST = 'manifest.json'

/** A million files take half of it. */
const MANIFEST_BYTES = 256 * 1024 * 1024
/** A seal with its chain and time stamp takes some 20 kB. */
export const SEAL_BYTES = 1024 * 1024

const manifestSchema = z.looseObject({
  encrypted: z.boolean(),
  entries: z.array(
    z.object({
      path: z.string(),
      size: z.int().check(z.minimum(0)),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
})

/** The list of a copy's files, and what else it says of itself. */
export type Manifest = { encrypted: boolean; entries: BackupEntry[] } & Record<string, unknown>

/**
 * What the text of a manifest says. Whoever can write beside the copies can write a manifest: a name that would leave
 * the copy, or the data folder, stands in none that we made.
 * @throws DamagedBackup
 */
export function readManifest(text: string, folder: string): Manifest {
  const { success, data } = z.safeParse(manifestSchema, jsonOf(text))
  if (!success) throw new DamagedBackup(`${folder}: the list of files is damaged.`)
  const paths = new Set<string>()
  for (const { path } of data.entries) {
    if (leadsAside(path) || paths.has(path))
      throw new DamagedBackup(`${folder}: the list of files names ${JSON.stringify(path.slice(0, 200))}.`)
    paths.add(path)
  }
  return data
}

/** The list of a finished copy, whose sum nobody compares. @throws DamagedBackup, and what keeps it from being read */
export async function listedIn(folder: string): Promise<Manifest> {
  const text = await readManifestFile(join(folder, MANIFEST))
  return readManifest(text.slice(text.indexOf('\n') + 1), folder)
}

/** The text of a file of a copy, which nobody makes us read without end. @throws DamagedBackup */
export async function readBounded(path: string, most: number): Promise<string> {
  const found = await lstat(path)
  if (!found.isFile() || found.size > most) throw new DamagedBackup(`${path} is no file of a backup.`)
  return readFile(path, 'utf8')
}

/** @throws DamagedBackup for one that is larger than any manifest */
export const readManifestFile = (path: string) => readBounded(path, MANIFEST_BYTES)

/** Where a file of a copy lies. @throws DamagedBackup where that is elsewhere, by a link */
export async function placeOf(folder: string, path: string): Promise<string> {
  const place = join(await realpath(folder), path)
  if ((await realpath(place)) !== place) throw new DamagedBackup(`${join(folder, path)} leads elsewhere.`)
  return place
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
