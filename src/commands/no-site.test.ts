import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabaseAddress, freshDatabaseAddress } from '../../tests/support/database/database'
import { startSite } from '../../tests/support/program/in-process'

function folderOfItsOwn() {
  const place = mkdtempSync(join(tmpdir(), 'siteligible-no-site-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return place
}

function call(
  DATA_DIR: string,
  command: string,
  words: string[] = [],
  more: { DATABASE_URL?: string; FILES_KEY?: string } = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`build/commands/${command}.js`, ...words], {
    encoding: 'utf8',
    input: 'un nouveau mot de passe\n',
    env: { PATH: process.env.PATH, DATA_DIR, ...more },
  })
  return { status, said: `${stdout}${stderr}` }
}

const COMMANDS: [string, string[]][] = [
  ['backup', ['copies']],
  ['check-papers', []],
  ['check-sites', []],
  ['outbox', []],
  ['reopen-signing', ['FTN-2026-00001', 'AV-2026-00000']],
  ['set-password', []],
  ['unlock-login', []],
]

test.each(COMMANDS)('npm run %s where no site is says so, and makes none', (command, words) => {
  const place = folderOfItsOwn()
  const DATA_DIR = join(place, 'data')
  const copies = words.map(word => (word === 'copies' ? join(place, word) : word))
  const { status, said } = call(DATA_DIR, command, copies)
  expect(said).toMatch(new RegExp(`^There is no site in ${DATA_DIR}: .*DATA_DIR`))
  expect(status).toBe(1)
  expect(readdirSync(place)).toEqual([])
})

test('a command works on no rows that were moved elsewhere', () => {
  const DATA_DIR = folderOfItsOwn()
  mkdirSync(join(DATA_DIR, 'postgres'))
  writeFileSync(join(DATA_DIR, 'database-moved'), 'db.example/siteligible\n')
  for (const command of ['check-papers', 'unlock-login', 'doctor']) {
    const { status, said } = call(DATA_DIR, command)
    expect(said).toContain(
      `The database of ${DATA_DIR} was moved to db.example/siteligible: set DATABASE_URL`,
    )
    expect(status).toBe(1)
  }
})

/** A data folder with the key of a site's files, and where its commands leave copies. */
async function folderWithKey() {
  const place = folderOfItsOwn()
  mkdirSync(join(place, 'data'))
  writeFileSync(join(place, 'data/files.key'), `${await generateX25519Identity()}\n`)
  return {
    place,
    DATA_DIR: join(place, 'data'),
    wordsOf: (words: string[]) => words.map(word => (word === 'copies' ? join(place, word) : word)),
  }
}

async function tablesOf(address: string): Promise<number> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return (
      (await client.query('select from pg_tables where schemaname not like $1', ['pg_catalog'])).rowCount ?? 0
    )
  } finally {
    await client.end()
  }
}

test.each([
  ['empty', emptyDatabaseAddress],
  ['of which a command once made the tables', freshDatabaseAddress],
])('no command works on a database that is %s', async (_, databaseAddress) => {
  const { place, DATA_DIR, wordsOf } = await folderWithKey()
  const DATABASE_URL = await databaseAddress()
  const before = await tablesOf(DATABASE_URL)
  for (const [command, words] of COMMANDS) {
    const { status, said } = call(DATA_DIR, command, wordsOf(words), { DATABASE_URL })
    expect(said, command).toMatch(
      /^There is no site in the database of DATABASE_URL: call this with the settings/,
    )
    expect(status, command).toBe(1)
  }
  expect(await tablesOf(DATABASE_URL)).toBe(before)
  expect(readdirSync(place)).toEqual(['data'])
  expect(readdirSync(DATA_DIR)).toEqual(['files.key'])
})

test('no command works on the database of another site', async () => {
  const { place, DATA_DIR, wordsOf } = await folderWithKey()
  const DATABASE_URL = await freshDatabaseAddress()
  await startSite({ DATABASE_URL })
  for (const [command, words] of COMMANDS) {
    const { status, said } = call(DATA_DIR, command, wordsOf(words), { DATABASE_URL })
    expect(said, command).toContain(`${DATA_DIR} and the database of DATABASE_URL are of two sites`)
    expect(status, command).toBe(1)
  }
  rmSync(join(DATA_DIR, 'files.key'))
  for (const [command, words] of COMMANDS) {
    const { status, said } = call(DATA_DIR, command, wordsOf(words), { DATABASE_URL })
    expect(said, command).toMatch(/^The key of the files is missing: .*FILES_KEY is not set/)
    expect(status, command).toBe(1)
  }
  expect(readdirSync(place)).toEqual(['data'])
  expect(readdirSync(DATA_DIR)).toEqual([])
  expect(call(DATA_DIR, 'doctor', [], { DATABASE_URL }).said).toContain(
    'BROKEN Key of the files: there is none that opens what this database names; set FILES_KEY',
  )
})

test('copies are kept apart from what they are of', () => {
  const DATA_DIR = folderOfItsOwn()
  const { status, said } = call(DATA_DIR, 'backup', [join(DATA_DIR, 'copies')])
  expect(said).toContain(`The copies must lie outside of ${DATA_DIR}`)
  expect(status).toBe(1)
  expect(existsSync(join(DATA_DIR, 'copies'))).toBe(false)

  const elsewhere = join(folderOfItsOwn(), 'link')
  symlinkSync(join(DATA_DIR, 'copies'), elsewhere)
  expect(call(DATA_DIR, 'backup', [elsewhere])).toEqual({ status, said })
})
