import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { codeOf } from '~/domain/error'

/** Whether a folder is another, or lies in it, by whatever links it is named, and whether it is there yet or not. */
export const liesWithin = (path: string, folder: string): boolean =>
  `${placeOf(path)}/`.startsWith(`${placeOf(folder)}/`)

/** Where a path leads. What lies behind a link may not be there yet: a disk that is not mounted. */
function placeOf(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) return resolve(path)
  }
  const above = placeOf(dirname(path))
  const here = join(above, basename(path))
  return isLink(here) ? placeOf(resolve(above, readlinkSync(here))) : here
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    return false
  }
}
