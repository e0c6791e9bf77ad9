import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noteMoved, refuseMoved } from './moved-database'

test.each([
  ['postgresql://me:secret@db.example:5433/site?sslmode=require', 'db.example:5433/site'],
  [
    'postgresql://me:s%40cret@one:5432,two:5432/site?target_session_attrs=read-write',
    'one:5432,two:5432/site',
  ],
  ['postgres://me@localhost/site?host=/run/postgresql', 'localhost/site'],
])('a move to %s is noted by its place, without who signs in', (address, place) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'siteligible-moved-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  expect(() => refuseMoved(dataDir)).not.toThrow()
  noteMoved(dataDir, address)
  expect(() => refuseMoved(dataDir)).toThrow(`was moved to ${place}: set DATABASE_URL`)
  expect(readFileSync(join(dataDir, 'database-moved'), 'utf8')).toBe(`${place}\n`)
})
