import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../src/store/database'
import { TEMPLATE } from './database-names'

/** A migrated, empty database of its own for this test; it goes when the test ends. */
export async function freshDatabase(): Promise<Database> {
  const name = `siteligible_test_${randomBytes(6).toString('hex')}`
  await onServer(client => client.query(`create database ${name} template ${TEMPLATE}`))
  const database = openDatabase(connectionTo(name), () => {})
  onTestFinished(async () => {
    await database.close()
    await onServer(client => client.query(`drop database if exists ${name} with (force)`))
  })
  return database
}

/** Where the test server listens, for tests that start the program itself on a database. */
export function connectionTo(database: string): pg.PoolConfig {
  const postgres = inject('postgres')
  if (!postgres.connectionString) return { ...postgres, database }
  const url = new URL(postgres.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

async function onServer(work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(connectionTo('postgres'))
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
