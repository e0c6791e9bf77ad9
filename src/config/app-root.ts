import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError } from './config-error'

/** The folder that holds package.json: content, build and the default data folder lie under it. */
export const appRoot = findRoot(dirname(fileURLToPath(import.meta.url)))

/** As package.json says. */
export const appVersion: string = JSON.parse(readFileSync(join(appRoot, 'package.json'), 'utf8')).version

/** The built program, not its source under a loader. */
export const isBuilt = import.meta.url.endsWith('.js')

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new ConfigError('package.json not found above the program')
  return findRoot(parent)
}
