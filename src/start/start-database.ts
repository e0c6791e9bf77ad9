import { join } from 'node:path'
import type { Config } from '../config'
import { type Database, migrate, openDatabase, STATEMENT_MS } from '../store/database/database'
import { connectionOf, type ServerAddress } from '../store/database/hosts'
import { migrateAsOwner } from '../store/database/migrate-as-owner'
import { refuseMoved } from '../store/embedded/moved-database'
import { startEmbeddedServer } from '../store/embedded/server'
import type { Undo } from './undo'

/** The rows, and how each further connection reaches them. */
export interface StartedDatabase {
  database: Database
  connection: ServerAddress
  /** Whether the server is our own: nobody else runs on it. */
  embedded: boolean
}

/** Starts the embedded server where none is configured, and brings the schema up to date. */
export async function startDatabase(
  config: Config,
  report: (error: unknown) => void,
  undo: Undo,
): Promise<StartedDatabase> {
  if (!config.databaseUrl) refuseMoved(config.dataDir)
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedServer(join(config.dataDir, 'postgres'), { archive: config.backupWalDir !== null })
  if (embedded) undo.push(embedded.stop)
  const connection: ServerAddress = embedded?.connection ?? connectionOf(config.databaseUrl ?? '')
  const database = openDatabase(connection, report, STATEMENT_MS)
  undo.push(database.close)
  await bringUpToDate(config, connection, database, report)
  return { database, connection, embedded: embedded !== null }
}

/** On connections of its own: a change of the schema may take longer than a visitor waits. */
async function bringUpToDate(
  { databaseOwnerUrl }: Config,
  connection: ServerAddress,
  program: Database,
  report: (error: unknown) => void,
) {
  if (databaseOwnerUrl) return migrateAsOwner(databaseOwnerUrl, program, report)
  const database = openDatabase(connection, report)
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}
