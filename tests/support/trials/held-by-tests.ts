import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Outcome, Skipped } from './outcome'

/** What is broken, the promise, and the test files that break it: faults of one site in one process, a test each. */
export const HELD_BY_TESTS: [string, string, string[]][] = [
  [
    'a piece cut, lengthened or lost on its disk',
    'noticed by the next night, and told',
    ['src/usecases/inspection/check-pieces.test.ts'],
  ],
  [
    'a number left behind that is somebody else’s PostgreSQL now',
    'that one is left alone; why a start failed is said',
    ['src/store/embedded/end-orphan.test.ts'],
  ],
  [
    'each neighbour in turn, and a database that only reads',
    'named to the operator, no copy leaves the proxy, writes are 503',
    ['src/http/calls/admin/diagnostics.test.ts'],
  ],
  [
    'a silent mail server, a worker that falls silent',
    'no other queue waits, its jobs are taken over',
    ['src/jobs/worker.test.ts', 'src/gateways/circuit-breaker.test.ts'],
  ],
  [
    'messages given up, kills between table and queue',
    'seen, sent again, mended',
    ['src/usecases/emails/outbox.test.ts'],
  ],
  ['a notice that no server accepts', 'nothing is purged by it', ['src/usecases/retention/purge.test.ts']],
  [
    'a restore without erasures or numbers',
    'refused; signing stays closed until the numbers are given',
    ['src/usecases/backup/backup.test.ts', 'src/usecases/reopening/reopen-signing.test.ts'],
  ],
  [
    'bucket and disk of the archive',
    'nothing lost, no second base, nothing in clear',
    ['src/usecases/backup/continuous/failing-archive.test.ts'],
  ],
  [
    'the machine burns in the middle of a day',
    'at most the last minutes gone, no number given twice',
    ['src/commands/drill/burnt-machine.test.ts'],
  ],
  [
    'a copy that was swapped, or sealed by another',
    'starts nothing; a good one is proven by starting from it',
    ['src/commands/drill/run-drill.test.ts'],
  ],
  [
    'answers that do not come, hosts lost without RST',
    '503 with Retry-After before any cut, back within 20 s',
    ['src/http/answer-in-time.test.ts', 'src/store/database/lost-host.test.ts'],
  ],
  [
    'each alert',
    'rings, its page’s commands end it',
    [
      'src/usecases/alerts/runbooks.test.ts',
      'src/usecases/alerts/watch.test.ts',
      'scripts/prometheus.test.ts',
    ],
  ],
  [
    'a program killed in mid delivery of a link',
    'the link is not used up',
    ['src/usecases/transmission/transmission.test.ts'],
  ],
  [
    'a data folder of the first release',
    'opens, papers keep numbers and bytes',
    ['src/upgrade.test.ts', 'src/store/database/database.test.ts'],
  ],
  [
    '5,000 numbers at once, rollbacks, killed connections',
    'no gap, none twice',
    ['src/store/papers/invoices.test.ts'],
  ],
]

/** The part of Vitest's report that is read. */
interface Report {
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Runs the tests of these rows in one go, as `npm test` does. @returns by row */
export async function runHeldByTests(rows: typeof HELD_BY_TESTS): Promise<(Outcome | Skipped)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-held-'))
  try {
    const file = join(folder, 'report.json')
    const words = ['run', ...rows.flatMap(([, , files]) => files), '--reporter=json', `--outputFile=${file}`]
    await once(spawn('npx', ['--no-install', 'vitest', ...words], { stdio: 'ignore' }), 'close')
    const report: Report = JSON.parse(await readFile(file, 'utf8'))
    return rows.map(([, , files]) => outcomeOf(report, files))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function outcomeOf({ testResults }: Report, files: string[]): Outcome | Skipped {
  const seen = files.map(file => testResults.find(({ name }) => name === resolve(file)))
  const tests = seen.flatMap(result => result?.assertionResults ?? [])
  const skipped = tests.filter(({ status }) => status === 'pending' || status === 'skipped')
  const failed = [
    ...files.filter((_, place) => !seen[place]?.assertionResults.length).map(file => `${file} did not run`),
    ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  ]
  const left = skipped.map(({ fullName }) => fullName).join('; ')
  if (tests.length === skipped.length && failed.length === 0) return { skipped: left }
  return { tried: tests.length - skipped.length, failed, figure: left ? `not tried: ${left}` : 'tests' }
}
