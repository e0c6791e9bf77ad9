import { createReadStream } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { writeDurably } from '../durable-file'
import { FILE_MODE, FOLDER_MODE, SUMS, sumsOf, writtenSums } from './lay-revision'

/** A folder of SITES_DIR. */
interface Laid {
  /** SITES_DIR. */
  root: string
  site: string
  folder: string
}

const placeOf = ({ root, site, folder }: Laid) => join(root, 'sites', site, folder)

/** The files of a revision as they lie there, packed ones included, with what they hold; null where it is not there. */
export async function laidFiles(laid: Laid): Promise<{ path: string; sha256: string }[] | null> {
  const sums = await sumsOf(placeOf(laid))
  return sums.size === 0 ? null : [...sums].map(([path, sha256]) => ({ path, sha256 }))
}

/** The bytes of one of them. */
export const readLaid = (laid: Laid, path: string) => createReadStream(join(placeOf(laid), path))

/** Writes a file of a revision back, as the web server's group may read it. */
export async function writeLaid(laid: Laid & { path: string }, bytes: AsyncIterable<Uint8Array>) {
  const place = join(placeOf(laid), laid.path)
  await mkdir(dirname(place), { recursive: true, mode: FOLDER_MODE })
  // Whatever the umask, from the file up to SITES_DIR.
  for (let one = dirname(place); one.startsWith(laid.root); one = dirname(one)) await chmod(one, FOLDER_MODE)
  await writeDurably(place, bytes)
  await chmod(place, FILE_MODE)
}

/** Writes the list of a revision's files back, whose name its folder bears. */
export const writeSums = (laid: Laid, files: readonly { path: string; sha256: string }[]) =>
  writeLaid(
    { ...laid, path: SUMS },
    Readable.from([Buffer.from(writtenSums(new Map(files.map(({ path, sha256 }) => [path, sha256]))))]),
  )
