import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mountSmallDisk } from '../tests/support/database/small-disk'
import { makeLog } from './log'
import { logDestination } from './log-destination'

const line = { method: 'GET', route: 'page', status: 200, ms: 1 }

test('what a log file does not take goes to standard error, after one word that says why', () => {
  for (const [file, code] of [
    ['/dev/full', 'ENOSPC'],
    ['/dev/null/write.log', 'ENOTDIR'],
  ] as const) {
    const said: string[] = []
    const log = makeLog(
      'info',
      logDestination(file, undefined, words => said.push(words)),
    )
    for (let n = 0; n < 100; n++) log.access(line)
    expect(said).toHaveLength(101)
    expect(said[0]).toBe(`LOG_FILE ${file} cannot be written: ${code}. The log goes on here.\n`)
    expect(JSON.parse(String(said.at(-1)))).toMatchObject(line)
  }
})

test('a log file on a disk that may only be read is said to be that', ({ skip }) => {
  const disk = mountSmallDisk(1)
  if (!disk) return skip('nothing may be mounted here')
  onTestFinished(disk.remove)
  const file = join(disk.folder, 'log', 'site.log')
  const said: string[] = []
  const log = makeLog(
    'info',
    logDestination(file, undefined, words => said.push(words)),
  )
  execFileSync('mount', ['-o', 'remount,ro', disk.folder])
  log.access(line)
  expect(said[0]).toContain('EROFS')
  execFileSync('mount', ['-o', 'remount,rw', disk.folder])
  log.access(line)
  expect(said.at(-1)).toBe(`LOG_FILE ${file} is written again.\n`)
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(2)
})

test('a log file has a bound, and keeps what came last', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'siteligible-log-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'site.log')
  const log = makeLog('info', logDestination(file, 10_000))
  for (let n = 0; n < 1_000; n++) log.access({ ...line, ms: n })
  expect(statSync(file).size).toBeLessThan(10_300)
  expect(statSync(`${file}.1`).size).toBeLessThan(10_300)
  const last = readFileSync(file, 'utf8').trim().split('\n').at(-1)
  expect(JSON.parse(String(last)).ms).toBe(999)
  expect(existsSync(`${file}.2`)).toBe(false)
})
