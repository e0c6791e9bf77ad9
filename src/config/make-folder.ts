import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '~/domain/error'

/**
 * Makes a folder and those above it that are missing. Node.js, asked for all of them at once, says ENOENT where the disk may
 * only be read; whoever looks for what is wrong is told EROFS by this.
 * @param mode of each folder that is made
 */
export function makeFolder(path: string, mode = 0o777) {
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    makeFolder(dirname(path), mode)
    // A link above that leads nowhere is there, and holds nothing.
    if (!existsSync(dirname(path))) throw error
    makeFolder(path, mode)
  }
}
