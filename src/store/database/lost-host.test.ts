import { connect } from 'node:net'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabaseAddress } from '../../../tests/support/database/database'
import { unpluggable } from '../../../tests/support/servers/unpluggable'
import { openDatabase } from './database'

/** The database over TCP, on a host that can be unplugged. */
async function unpluggableDatabase(address: string) {
  const { username, pathname, searchParams } = new URL(address)
  const host = await unpluggable(() => connect(`${searchParams.get('host')}/.s.PGSQL.5432`))
  onTestFinished(host.close)
  const connection = { host: '127.0.0.1', port: host.port, user: username, database: pathname.slice(1) }
  return { ...host, connection: connection satisfies pg.PoolConfig }
}

test('a query that takes long goes on; one whose host is lost without a word ends within 20 s', async () => {
  const host = await unpluggableDatabase(await freshDatabaseAddress())
  const { pool, close } = openDatabase(host.connection, () => {})
  onTestFinished(close)
  expect((await pool.query('select pg_sleep(10), 1 as answer')).rows[0].answer).toBe(1)
  host.unplug()
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  host.plug()
  expect((await pool.query('select 1 as answer')).rows[0].answer).toBe(1)
})

test('of several servers the one that takes writes is found, and the other once that one is lost without a word', async () => {
  const address = await freshDatabaseAddress()
  const [one, two] = [await unpluggableDatabase(address), await unpluggableDatabase(address)]
  const { port, ...common } = one.connection
  const hosts = [
    { host: '127.0.0.1', port },
    { host: '127.0.0.1', port: two.connection.port },
  ]
  const { pool, close } = openDatabase({ ...common, port, hosts }, () => {})
  onTestFinished(close)
  one.unplug()
  expect((await pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }])
  two.unplug()
  one.plug()
  // Once, at most, a query finds out.
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect((await pool.query('select 2 as answer')).rows).toEqual([{ answer: 2 }])

  const name = one.connection.database
  await pool.query(`alter database ${name} set default_transaction_read_only = on`)
  const reader = openDatabase({ ...common, port, hosts }, () => {})
  onTestFinished(reader.close)
  await expect(reader.pool.query('select 1')).rejects.toMatchObject({ code: '25006' })
  await pool.query(`alter database ${name} set default_transaction_read_only = off`)
  expect((await reader.pool.query('select 3 as answer')).rows).toEqual([{ answer: 3 }])
})
