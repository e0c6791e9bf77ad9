import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database/database'

/** Short tables: keys are kept for a day, passkeys are as many as colleagues have. */
const SHORT = ['idempotency_keys', 'passkeys']

test('what goes with a row is found by an index, not by reading all that there is', async () => {
  const { db } = await freshDatabase()
  const { rows } = await sql<{ child: string; attname: string }>`
    select conrelid::regclass::text as child, attname from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype = 'c' and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
    order by 1`.execute(db)
  expect(rows.filter(({ child }) => !SHORT.includes(child))).toEqual([])
})
