import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf, ownerOf } from '~/config/become-owner'

/** What lies this deep below the data folder is looked at: its parts, and the folders and first files of each. */
const DEPTH = 2

/**
 * Looks for what another user made in the data folder: the site could neither write nor remove it.
 * @throws Error with the line to type
 */
export function checkOwnership(dataDir: string) {
  const owner = ownerOf(dataDir)
  if (!owner) return
  const strange = strangers(dataDir, owner.uid, DEPTH)
  const [first] = strange
  if (first === undefined) return
  const name = nameOf(owner.uid) ?? String(owner.uid)
  throw new Error(`${first} and ${strange.length - 1} more belong to another user than ${name}`)
}

function strangers(folder: string, uid: number, depth: number): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    const entry = lstatSync(path)
    if (entry.uid !== uid) return [path]
    return depth > 1 && entry.isDirectory() ? strangers(path, uid, depth - 1) : []
  })
}
