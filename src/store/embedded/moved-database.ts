import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from './cannot-start'

/** Says where the rows went. */
const movedFile = (dataDir: string) => join(dataDir, 'database-moved')

/** @param address of one server or of several; who signs in there is kept nowhere */
export function noteMoved(dataDir: string, address: string) {
  const place = address.replace(/^[^:]+:\/\/|\?.*$/gs, '').replace(/^.*@/s, '')
  writeFileSync(movedFile(dataDir), `${place}\n`, { flush: true })
}

/** @throws CannotStart where the rows were moved elsewhere: work on the old ones would be lost. */
export function refuseMoved(dataDir: string) {
  if (!existsSync(movedFile(dataDir))) return
  const place = readFileSync(movedFile(dataDir), 'utf8').trim()
  throw new CannotStart(
    `The database of ${dataDir} was moved to ${place}: set DATABASE_URL, or remove ${movedFile(dataDir)} to go back.`,
  )
}
