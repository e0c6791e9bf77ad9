import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../../src/store/database/database'
import { atEnd } from '../runner/at-end'
import { socketAddress } from '../servers/socket-address'
import { connectionTo } from './connection-to'
import { IN_USE, KEPT, LOADED_TEMPLATE, TEMPLATE } from './database-names'

/** A migrated, empty database of its own for this test; it goes when the test ends. */
export async function freshDatabase(): Promise<Database> {
  const name = await createDatabase()
  const database = openDatabase(connectionOf(name), () => {})
  atEnd(() => database.close())
  return database
}

/** A database without a table, for what older versions left in it. */
export async function emptyDatabase(): Promise<Database> {
  const database = openDatabase(connectionOf(await createDatabase('template1')), () => {})
  atEnd(() => database.close())
  return database
}

/** A migrated one, as an address for a program that connects itself (DATABASE_URL). */
export const freshDatabaseAddress = async (): Promise<string> => addressOf(await createDatabase())

/** One without a table, for what a restore fills. */
export const emptyDatabaseAddress = async (): Promise<string> => addressOf(await createDatabase('template1'))

/** A migrated one with the texts and aids of content/, which a program that starts on it finds loaded. */
export const loadedDatabaseAddress = async (): Promise<string> =>
  addressOf(await createDatabase(LOADED_TEMPLATE))

/** Keeps what a program that was stopped wrote, until the run ends. @returns what `copiedDatabaseAddress` copies */
export async function keptDatabase(address: string): Promise<string> {
  const name = `${KEPT}${randomBytes(6).toString('hex')}`
  const [, source] = /\/(siteligible_test_\w+)/.exec(address) ?? []
  await copyDatabase(name, String(source))
  return name
}

/** A copy of a kept one. */
export const copiedDatabaseAddress = async (kept: string): Promise<string> =>
  addressOf(await createDatabase(kept))

function addressOf(name: string): string {
  const { connectionString } = connectionOf(name)
  return connectionString ?? socketAddress(inject('postgres'), name)
}

/** An empty database of one role, and another role that may connect to it: as a server of one's own is set up. */
export async function databaseOfTwoRoles(): Promise<{ DATABASE_URL: string; DATABASE_OWNER_URL: string }> {
  const suffix = randomBytes(6).toString('hex')
  const name = `siteligible_test_${suffix}`
  const [owner, program] = [`owner_${suffix}`, `program_${suffix}`]
  await onServer(async client => {
    for (const role of [owner, program]) await client.query(`create role ${role} login password 'essai'`)
    await client.query(`create database ${name} owner ${owner} template template0`)
  })
  atEnd(() =>
    onServer(async client => {
      await client.query(`drop database if exists ${name} with (force)`)
      for (const role of [program, owner]) await client.query(`drop role if exists ${role}`)
    }),
  )
  const { connectionString, host } = { connectionString: undefined, ...inject('postgres') }
  const addressAs = (role: string) => {
    if (!connectionString) return socketAddress({ host, user: `${role}:essai` }, name)
    const url = new URL(connectionString)
    Object.assign(url, { pathname: `/${name}`, username: role, password: 'essai' })
    return url.href
  }
  return { DATABASE_URL: addressAs(program), DATABASE_OWNER_URL: addressAs(owner) }
}

async function createDatabase(template = TEMPLATE): Promise<string> {
  const name = `siteligible_test_${randomBytes(6).toString('hex')}`
  await copyDatabase(name, template)
  atEnd(() => onServer(client => client.query(`drop database if exists ${name} with (force)`)))
  return name
}

/** Whoever is in the source (a program that stopped, the server's own housekeeping) may not have left within its five seconds. */
async function copyDatabase(name: string, source: string): Promise<void> {
  try {
    await onServer(client => client.query(`create database ${name} template ${source} strategy file_copy`))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error
    await copyDatabase(name, source)
  }
}

const connectionOf = (database: string) => connectionTo(inject('postgres'), database)

let ours: pg.Pool | undefined

/** Databases are made and dropped on one connection of each process of tests. */
async function onServer(work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  // The server ends before the processes that it was for.
  ours ??= new pg.Pool({
    ...connectionOf('postgres'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => {})
  const client = await ours.connect()
  try {
    await work(client)
  } finally {
    client.release()
  }
}
