import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database/database'
import { migrate, oneAtATime } from './database'

test('an older copy starts beside a newer one until that takes something away', async () => {
  const database = await freshDatabase()
  const ran = (name: string) =>
    database.pool.query('insert into kysely_migration (name, timestamp) values ($1, now())', [name])
  await ran('9998-something-new')
  await migrate(database)
  await ran('9999-something-old-contract')
  await expect(migrate(database)).rejects.toThrow(
    'This program is older than its database (9999-something-old-contract)',
  )
})

test('copies that start at once take turns, also when one of them fails', async () => {
  const { db } = await freshDatabase()
  let inside = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++inside)
    await new Promise(resolve => setTimeout(resolve, 20))
    inside--
    if (fails) throw new Error('failed')
  }
  const turns = await Promise.allSettled([0, 1, 2, 3].map(n => oneAtATime(db, 'found', work(n === 1))))
  expect(most).toBe(1)
  expect(turns.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})

test('a transaction one of whose statements failed unheard is told to have failed, not committed', async () => {
  const { db } = await freshDatabase()
  const halfDone = db.transaction().execute(async trx => {
    await sql`create table kept (n integer primary key)`.execute(trx)
    await sql`select 1 / 0`.execute(trx).catch(() => {})
  })
  await expect(halfDone).rejects.toThrow('rolled back')
  await expect(sql`select from kept`.execute(db)).rejects.toThrow('kept')
})
