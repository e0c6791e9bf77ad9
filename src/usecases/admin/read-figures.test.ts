import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database/database'
import { readFigures } from './read-figures'

test('a dispute that is decided in the first hour of a Monday in Paris is of that week', async () => {
  const { db } = await freshDatabase()
  await db.connection().execute(async own => {
    await sql`set session_replication_role = replica`.execute(own)
    for (const decided_at of ['2026-03-01T22:59:59Z', '2026-03-01T23:00:00Z'])
      await own
        .insertInto('quote_disputes')
        .values({
          ...{
            quote_request_id: decided_at,
            reason: 'not-asked',
            opened_at: new Date('2026-02-27T09:00:00Z'),
          },
          ...{ answer_before: new Date('2026-03-04T09:00:00Z'), decided_at: new Date(decided_at) },
          ...{ credited: true, sentence: 'Oui.' },
        })
        .execute()
  })
  const clock = () => new Date('2026-03-04T12:00:00Z')
  const { promises } = await readFigures({ db, clock }, 1)
  expect(promises).toContainEqual({ name: 'disputes', kept: 1, late: 0 })
})
