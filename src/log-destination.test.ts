import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeLog } from './log'
import { logDestination } from './log-destination'

const line = { method: 'GET', route: 'page', status: 200, ms: 1 }

test('a log that cannot be written loses its lines and nothing else', () => {
  for (const file of ['/dev/full', '/nowhere/to/write.log']) {
    const log = makeLog('info', logDestination(file))
    for (let n = 0; n < 100; n++) log.access(line)
  }
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
