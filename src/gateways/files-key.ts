import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'

/** The key that all files can be read with: FILES_KEY, or one generated once in the data folder. @throws Error where FILES_KEY is none */
export async function readFilesKey(configured: string | null, dataDir: string): Promise<string> {
  if (configured) {
    await identityToRecipient(configured).catch(() => {
      throw new Error('FILES_KEY must be an age identity, AGE-SECRET-KEY-1…')
    })
    return configured
  }
  const file = filesKeyFile(dataDir)
  if (!existsSync(file)) {
    writeFileSync(file, `${await generateX25519Identity()}\n`, { mode: 0o600, flush: true, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}

/** Whether one was generated in the data folder before. */
export const hasFilesKey = (dataDir: string) => existsSync(filesKeyFile(dataDir))

const filesKeyFile = (dataDir: string) => join(dataDir, 'files.key')
