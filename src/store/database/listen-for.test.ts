import { expect, onTestFinished, test } from 'vitest'
import { freshDatabaseAddress } from '../../../tests/support/database/database'
import { openDatabase } from './database'
import { listenFor } from './listen-for'

test('a change of a text is heard once it commits, on every copy', async () => {
  const address = { connectionString: await freshDatabaseAddress() }
  const database = openDatabase(address, () => {})
  onTestFinished(database.close)
  const heard = { first: 0, second: 0 }
  for (const copy of ['first', 'second'] as const) {
    const stop = await listenFor(address, { page_changes: () => heard[copy]++ }, () => {})
    onTestFinished(stop)
  }
  expect(heard).toEqual({ first: 1, second: 1 })
  await database.db
    .transaction()
    .execute(async trx => {
      await trx.updateTable('contents').set({ title: 'perdu' }).execute()
      throw new Error('rolled back')
    })
    .catch(() => {})
  await database.db.updateTable('contents').set({ title: 'Neuf' }).execute()
  await expect.poll(() => heard).toEqual({ first: 2, second: 2 })
})

test('a listener whose connection is cut listens again, and is told that it may have missed something', async () => {
  const connection = { connectionString: await freshDatabaseAddress() }
  const database = openDatabase(connection, () => {})
  onTestFinished(database.close)
  let heard = 0
  const stop = await listenFor(connection, { page_changes: () => heard++ }, () => {})
  onTestFinished(stop)
  expect(heard).toBe(1)
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen page_changes' and datname = current_database()`,
  )
  await expect.poll(() => heard).toBe(2)
  await database.pool.query(`select pg_notify('page_changes', '')`)
  await expect.poll(() => heard).toBe(3)
})
