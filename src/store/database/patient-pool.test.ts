import { expect, onTestFinished, test } from 'vitest'
import { databaseOfTwoRoles, freshDatabase } from '../../../tests/support/database/database'
import { openPool } from './database'
import { connectionOf } from './hosts'

test('what comes while the server has no connection left waits for one', async () => {
  const { DATABASE_URL } = await databaseOfTwoRoles()
  const { pool: operator } = await freshDatabase()
  await operator.query(`alter role ${new URL(DATABASE_URL).username} connection limit 3`)
  const pool = openPool(connectionOf(DATABASE_URL), 20, () => {})
  onTestFinished(() => pool.end())
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => pool.query('select $1::int as n from pg_sleep(0.1)', [n])),
  )
  expect(answers.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 12 }, (_, n) => n))
  expect(pool.totalCount).toBeLessThanOrEqual(3)

  const taken = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  const fourth = pool.connect()
  for (const client of taken) client.release()
  const client = await fourth
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  client.release()
})
