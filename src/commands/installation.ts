import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '~/config'
import { ConfigError } from '~/config/config-error'
import { makeFolder } from '~/config/make-folder'
import { warn } from '~/failure'
import { type Database, migrate, openDatabase } from '~/store/database/database'
import { connectionOf } from '~/store/database/hosts'
import { CannotStart } from '~/store/embedded/cannot-start'
import { lockFolder } from '~/store/embedded/lock-folder'
import { refuseMoved } from '~/store/embedded/moved-database'
import { runningServer } from '~/store/embedded/running-server'
import { startEmbeddedServer } from '~/store/embedded/server'
import { type Apart, whatIsApart } from '~/usecases/installation/what-is-apart'

/**
 * Does what a command does with the database of this installation, and closes it however that ends: a server that was started for
 * it would outlive the command.
 * @param migrated as for `openInstallation`
 */
export async function withInstallation<Result>(
  config: Installed,
  work: (database: Database) => Promise<Result>,
  migrated = true,
): Promise<Result> {
  const database = await openInstallation(config, migrated)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

type Installed = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir' | 'filesKey'>

/**
 * The database of this installation, as its owner, whether the site runs or not. Close it when done.
 * @param migrated false leaves its schema as it is, and makes the database where there is none, as a restore needs
 * @throws ConfigError or CannotStart where the site is not here: an empty one that a command made would be found whole, and its copy be the newest
 */
export async function openInstallation(config: Installed, migrated = true): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = config
  const prepared = async (database: Database) => {
    if (migrated) await migrate(database)
    return database
  }
  const address = databaseOwnerUrl ?? databaseUrl
  if (address) {
    const database = openDatabase(connectionOf(address), warn)
    const apart = migrated ? await whatIsApart(database.db, config) : null
    if (apart) {
      await database.close()
      throw new ConfigError(APART[apart](dataDir))
    }
    return prepared(database)
  }
  refuseMoved(dataDir)
  const folder = join(dataDir, 'postgres')
  if (migrated && !existsSync(folder))
    throw new ConfigError(
      `There is no site in ${dataDir}: ${WITH_SETTINGS}, DATA_DIR among them, or start it once.`,
    )
  makeFolder(dataDir, 0o711)
  let unlock: () => void
  try {
    unlock = await lockFolder(dataDir)
  } catch (error) {
    const running = runningServer(folder)
    if (!(error instanceof CannotStart) || !running) throw error
    return openDatabase(running, warn)
  }
  const server = await startEmbeddedServer(folder)
  let closing = false
  // A server that stops says so on connections that are being closed.
  const report = (error: Error) => closing || warn(error)
  const database = openDatabase(server.connection, report)
  const close = async () => {
    closing = true
    await database.close()
    await server.stop()
    unlock()
  }
  try {
    return { ...(await prepared(database)), close }
  } catch (error) {
    await close()
    throw error
  }
}

const WITH_SETTINGS = 'call this with the settings of the site (set -a; . /etc/siteligible.env; set +a)'

const APART: Record<Apart, (dataDir: string) => string> = {
  'no-site': () => `There is no site in the database of DATABASE_URL: ${WITH_SETTINGS}, or start it once.`,
  'no-key': dataDir =>
    `The key of the files is missing: ${dataDir} holds none (files.key) for the database of DATABASE_URL, and FILES_KEY is not set; ${WITH_SETTINGS}.`,
  'other-key': dataDir =>
    `${dataDir} and the database of DATABASE_URL are of two sites, by the key of their files (files.key, or FILES_KEY): ${WITH_SETTINGS}.`,
}
