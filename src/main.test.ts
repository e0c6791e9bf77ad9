import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseOfTwoRoles, loadedDatabaseAddress } from '../tests/support/database/database'
import { AS_ORDINARY_USER, ordinaryUserMayRead } from '../tests/support/program/ordinary-user'

/** The built program, as an operator starts it, until it ends. */
async function start(env: Record<string, string>, who: readonly string[] = ['env']) {
  const [command = '', ...words] = [...who, process.execPath, 'build/app/main.js']
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, PORT: '0', COMPANY_REGISTRY_URL: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const [code] = await once(child, 'close')
  return { code, said }
}

function folderOfItsOwn() {
  const folder = mkdtempSync(join(tmpdir(), 'siteligible-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a port that is taken ends the start with one line', async () => {
  const taken = createServer().listen(0, 'localhost')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const address = taken.address()
  const PORT = String(typeof address === 'object' && address?.port)
  expect(
    await start({ PORT, DATA_DIR: folderOfItsOwn(), DATABASE_URL: await loadedDatabaseAddress() }),
  ).toEqual({
    code: 1,
    said: expect.stringMatching(/^listen EADDRINUSE: [^\n]*: another program listens there: [^\n]*\n$/),
  })
})

const reachable = ordinaryUserMayRead()
if (!reachable) console.error('skipped: an ordinary user may not read this checkout')

test.skipIf(!reachable)('a folder that is closed to the user ends the start with one line', async () => {
  const place = folderOfItsOwn()
  mkdirSync(join(place, 'data'))
  chmodSync(place, 0o755)
  chmodSync(join(place, 'data'), 0o555)
  const DATA_DIR = join(place, 'data/site')
  expect(await start({ DATA_DIR, DATABASE_URL: await loadedDatabaseAddress() }, AS_ORDINARY_USER)).toEqual({
    code: 1,
    said: expect.stringMatching(/^EACCES: permission denied, [^\n]*: this user may not: [^\n]*\n$/),
  })
})

test('a database whose role may not make the tables ends the start with one line', async () => {
  const { DATABASE_URL } = await databaseOfTwoRoles()
  expect(await start({ DATA_DIR: folderOfItsOwn(), DATABASE_URL })).toEqual({
    code: 1,
    said: expect.stringMatching(/^permission denied for [^\n]*: grant its role [^\n]*\n$/),
  })
})
