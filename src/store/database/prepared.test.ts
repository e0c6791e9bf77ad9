import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database/database'
import { findDossier, idOfHolder } from '../dossiers/dossiers'
import type { Db } from './database'
import { prepared } from './prepared'

/** As the server of this connection knows them. */
async function preparedOn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%/* prepared */'`.execute(db)
  return rows.map(({ statement }) => statement)
}

const typedSetting = (db: Db, name: string) =>
  sql<{ value: unknown }>`
  select value from settings where name = ${name} ${prepared}`.execute(db)

test('a look-up by key is prepared once for each connection, and no other statement', async () => {
  const { db } = await freshDatabase()
  await db.connection().execute(async connection => {
    for (const key of ['one', 'two', 'three']) await idOfHolder(connection, { key })
    await connection.selectFrom('dossiers').select('id').where('company_name', '=', 'Essai').execute()
    expect(await preparedOn(connection)).toEqual([expect.stringContaining('"holder_id" = $1')])
  })
})

test('a prepared look-up goes on where another copy has added a column, within a transaction too', async () => {
  const { db } = await freshDatabase()
  await db.transaction().execute(async trx => {
    for (let n = 0; n < 8; n++) await findDossier(trx, 'nobody')
  })
  await sql`alter table dossiers add column of_a_newer_version text`.execute(db)
  await db.transaction().execute(async trx => {
    expect(await findDossier(trx, 'nobody')).toBeUndefined()
  })
})

test('a prepared statement that would forget a column fails before the server hears of it', async () => {
  const { db } = await freshDatabase()
  await expect(sql`select * from settings ${prepared}`.execute(db)).rejects.toThrow('names its columns')
  await expect(db.selectFrom('settings').selectAll('settings').modifyEnd(prepared).execute()).rejects.toThrow(
    'names its columns',
  )
})

test('a connection whose plans a change of types has spoilt is given up after its first failure', async () => {
  const { db } = await freshDatabase()
  await typedSetting(db, 'nothing')
  await sql`alter table settings alter column value type text using value::text`.execute(db)
  await expect(typedSetting(db, 'nothing')).rejects.toMatchObject({ code: '0A000' })
  expect((await typedSetting(db, 'nothing')).rows).toEqual([])
})
