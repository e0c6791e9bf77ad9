import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// The administrator's password that a first start made: in the data folder until it is shown, changed or taken away by hand.
// What is printed where nobody sits stays in journald, in a container's log and in their copies.

/** Where it lies; null where there is none. */
export const generatedPasswordFile = (dataDir: string): string | null =>
  existsSync(fileIn(dataDir)) ? fileIn(dataDir) : null

/** @param file as `generatedPasswordFile` gives it */
export const readGeneratedPassword = (file: string): string => readFileSync(file, 'utf8').trim()

/** For who runs the site alone to read. */
export function keepGeneratedPassword(dataDir: string, password: string) {
  forgetGeneratedPassword(dataDir)
  writeFileSync(fileIn(dataDir), `${password}\n`, { mode: 0o600, flag: 'wx', flush: true })
}

export const forgetGeneratedPassword = (dataDir: string) => rmSync(fileIn(dataDir), { force: true })

const fileIn = (dataDir: string) => join(dataDir, 'admin-password')
