import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { readContentFiles } from '../../../src/gateways/content-folder'
import { readAidFiles } from '../../../src/gateways/read-aid-files'
import { type Database, migrate, openDatabase } from '../../../src/store/database/database'
import { startEmbeddedServer } from '../../../src/store/embedded/server'
import { loadAids } from '../../../src/usecases/aids/load-aids'
import { loadContent } from '../../../src/usecases/content/load-content'
import { connectionTo } from '../database/connection-to'
import { KEPT, LOADED_TEMPLATE, TEMPLATE } from '../database/database-names'
import { setCheapPassword } from '../program/cheap-password'
import { makeScratchFolder } from './scratch'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { connectionString?: string; host?: string; user?: string }
  }
}

/**
 * One PostgreSQL for all test files (the embedded one, or TEST_DATABASE_URL's), with a migrated
 * database that each of them copies, and one that holds the content and the password besides.
 */
export default async function setup(project: TestProject) {
  const folder = makeScratchFolder()
  // What tests write goes there too.
  process.env.TMPDIR = folder
  const external = process.env.TEST_DATABASE_URL
  const server = external
    ? null
    : await startEmbeddedServer(join(folder, 'postgres'), { settings: { max_connections: '400' } })
  const postgres = external
    ? { connectionString: external }
    : { host: String(server?.connection.host), user: String(server?.connection.user) }
  const admin = new pg.Client(
    external ? { connectionString: external } : { ...postgres, database: 'postgres' },
  )
  await admin.connect()
  if (server) {
    // Nothing of it outlives the run; the trials of kills and power cuts have servers of their own.
    await admin.query('alter system set fsync = off')
    await admin.query('alter system set full_page_writes = off')
    await admin.query('select pg_reload_conf()')
  }
  await admin.query(`drop database if exists ${LOADED_TEMPLATE}`)
  await admin.query(`drop database if exists ${TEMPLATE}`)
  await admin.query(`create database ${TEMPLATE}`)
  await onDatabase(connectionTo(postgres, TEMPLATE), migrate)
  await admin.query(`create database ${LOADED_TEMPLATE} template ${TEMPLATE}`)
  await onDatabase(connectionTo(postgres, LOADED_TEMPLATE), async ({ db }) => {
    await loadContent(db, readContentFiles('content'))
    await loadAids(db, readAidFiles('content/aids'), new Date())
    await setCheapPassword(db)
  })
  project.provide('postgres', postgres)
  return async () => {
    const { rows: kept } = await admin.query(
      'select datname from pg_database where starts_with(datname, $1)',
      [KEPT],
    )
    try {
      for (const { datname } of kept) await admin.query(`drop database ${datname} with (force)`)
    } finally {
      await admin.end()
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function onDatabase(connection: pg.PoolConfig, work: (database: Database) => Promise<unknown>) {
  const database = openDatabase(connection, () => {})
  await work(database)
  await database.close()
}
