import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/database/database'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { DATA_FOLDER, PERSONAL_DATA } from './personal-data'

const TABLE = 'src/store/schema/personal-data.ts'

const columnsOf = (table: string): string[] => {
  const { personal = [], none = '' } = PERSONAL_DATA[table] ?? {}
  return [...personal.map(([columns]) => columns), none]
    .flatMap(columns => columns.split(' '))
    .filter(Boolean)
}

test('a new column cannot be forgotten: each is said to hold personal data, and who erases it, or none', async () => {
  const { db } = await freshDatabase()
  const { rows } = await sql<{ table: string; column: string }>`
    select columns.table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`.execute(db)
  const live = new Set(rows.map(({ table, column }) => `${table}.${column}`))
  const told = Object.keys(PERSONAL_DATA).flatMap(table =>
    columnsOf(table).map(column => `${table}.${column}`),
  )

  const unsaid = [...live].filter(column => !told.includes(column)).map(lineFor)
  expect(unsaid, `say in ${TABLE} what these columns hold`).toEqual([])
  expect(
    told.filter(column => !live.has(column)),
    `take these out of ${TABLE}: no such column`,
  ).toEqual([])
  expect(
    told.filter((column, at) => told.indexOf(column) !== at),
    `twice in ${TABLE}`,
  ).toEqual([])
})

/** What to add, word for word. */
function lineFor(name: string): string {
  const [table = '', column = ''] = name.split('.')
  return table in PERSONAL_DATA
    ? `add « ${column} » to « none » of ${table} if it says nothing about a person, else the line ['${column}', 'a sort of docs/dpia.md'] to its « personal »`
    : `add the line  ${table}: { personal: [['${column}', 'a sort of docs/dpia.md']], none: '${column}' },  with « ${column} » in one of the two`
}

test('docs/dpia.md says of each sort who erases it, which is a file that there is, and tells of no other', () => {
  const rows = readFileSync('docs/dpia.md', 'utf8').matchAll(
    /^\| (\w+) \| [^|]+ \| (?:nobody|`(\S+)`) \| [^|]+ \|$/gm,
  )
  const told = new Map([...rows].map(([, sort = '', erasedBy]) => [sort, erasedBy]))
  const held = [
    ...Object.values(PERSONAL_DATA).flatMap(({ personal = [] }) => personal.map(([, sort]) => sort)),
    ...Object.values(DATA_FOLDER).filter(sort => sort !== null),
  ]
  expect([...told.keys()].sort()).toEqual([...new Set(held)].sort())
  for (const [sort, erasedBy] of told)
    expect.soft(!erasedBy || existsSync(erasedBy), `${sort}: ${erasedBy}`).toBe(true)
})

test('nothing lies in the data folder that the table of personal data does not tell', async () => {
  const site = await startSite({ ROLE: 'web' })
  await visitorOf(site.url).finish()
  const there = readdirSync(site.dataDir).filter(name => !(name in DATA_FOLDER))
  expect(there, `say in DATA_FOLDER of ${TABLE} what these hold`).toEqual([])
})
