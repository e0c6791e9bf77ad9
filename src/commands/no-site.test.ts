import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

function folderOfItsOwn() {
  const place = mkdtempSync(join(tmpdir(), 'siteligible-no-site-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return place
}

function call(DATA_DIR: string, command: string, words: string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`build/commands/${command}.js`, ...words], {
    encoding: 'utf8',
    input: 'un nouveau mot de passe\n',
    env: { PATH: process.env.PATH, DATA_DIR },
  })
  return { status, said: `${stdout}${stderr}` }
}

test.each([
  ['backup', ['copies']],
  ['check-papers', []],
  ['check-sites', []],
  ['outbox', []],
  ['reopen-signing', ['FTN-2026-00001', 'AV-2026-00000']],
  ['set-password', []],
  ['unlock-login', []],
])('npm run %s where no site is says so, and makes none', (command, words) => {
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

test('copies are kept apart from what they are of', () => {
  const DATA_DIR = folderOfItsOwn()
  const { status, said } = call(DATA_DIR, 'backup', [join(DATA_DIR, 'copies')])
  expect(said).toContain(`The copies must lie outside of ${DATA_DIR}`)
  expect(status).toBe(1)
  expect(existsSync(join(DATA_DIR, 'copies'))).toBe(false)
})
