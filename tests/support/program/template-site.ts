import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../../src/store/database/database'
import { startEmbeddedServer } from '../../../src/store/embedded/server'
import { copiedFolder } from '../database/copied-folder'
import { IN_USE } from '../database/database-names'
import { makeScratchFolder } from '../runner/scratch'
import { socketAddress } from '../servers/socket-address'
import { setCheapPassword } from './cheap-password'
import { type Program, startProgram } from './program'

const TEMPLATE = 'journey_template'
const VARIABLE = 'JOURNEY_TEMPLATE'

/** What the workers need of the server that the setup started. */
interface TemplateSite {
  host: string
  user: string
  dataDir: string
}

/**
 * Playwright's global setup: one PostgreSQL for all journeys, and one installation on it that was started
 * once, so that a file of journeys copies a database and a folder instead of making a cluster, its tables
 * and its pages.
 * @returns what ends it
 */
export default async function setUpTemplateSite() {
  const folder = makeScratchFolder()
  // What journeys write, and what their browsers do, goes there too; not what Playwright has made of our TypeScript, which
  // its workers find where the first process put it.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= join(
    tmpdir(),
    `playwright-transform-cache-${process.geteuid?.()}`,
  )
  process.env.TMPDIR = folder
  // A copy of the program takes up to 36 connections; two workers have three of them each at times.
  const server = await startEmbeddedServer(join(folder, 'postgres'), { settings: { max_connections: '400' } })
  const site = {
    host: String(server.connection.host),
    user: String(server.connection.user),
    dataDir: join(folder, 'data'),
  }
  process.env[VARIABLE] = JSON.stringify(site)
  // Nothing of it outlives the run; the trials of kills and power cuts have servers of their own.
  await onServer(site, 'alter system set fsync = off')
  await onServer(site, 'alter system set full_page_writes = off')
  await onServer(site, 'select pg_reload_conf()')
  await onServer(site, `create database ${TEMPLATE}`)
  const program = await startProgram({
    DATABASE_URL: socketAddress(site, TEMPLATE),
    DATA_DIR: site.dataDir,
    WARM_UP: 'off',
  })
  await program.stop()
  const database = openDatabase({ connectionString: socketAddress(site, TEMPLATE) }, () => {})
  await setCheapPassword(database.db)
  await database.close()
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Starts the built program on a copy of the template, with extra settings.
 * @param root the folder that holds package.json, for a copy that a test breaks
 */
export async function startCopy(env: Record<string, string> = {}, root?: string): Promise<Program> {
  const template: TemplateSite = JSON.parse(String(process.env[VARIABLE]))
  const database = `journey_${randomBytes(6).toString('hex')}`
  await onServer(template, `create database ${database} template ${TEMPLATE} strategy file_copy`)
  const folder = await copiedFolder(template.dataDir, 'siteligible-journey-')
  const settings = {
    DATABASE_URL: socketAddress(template, database),
    DATA_DIR: folder,
    WARM_UP: 'off',
    ...env,
  }
  const program = await startProgram(settings, root)
  return {
    ...program,
    remove: async () => {
      await program.remove()
      await onServer(template, `drop database ${database} with (force)`)
    },
  }
}

async function onServer(site: TemplateSite, statement: string): Promise<void> {
  const { host, user } = site
  const client = new pg.Client({ host, user, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } catch (error) {
    // The server's own housekeeping is in that database, and has not left within its five seconds.
    if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error
    await onServer(site, statement)
  } finally {
    await client.end()
  }
}
