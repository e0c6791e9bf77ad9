import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { findChromium } from '../tests/support/chromium'
import { databaseTests } from './database-tests'
import { debianPostgres, startDebianPostgres } from './debian-postgres'

/**
 * `npm test`: builds, runs the unit and integration tests on the embedded database, those that touch the
 * database again on Debian's, then the journeys in a real browser, and ends with one count over all.
 */
interface Count {
  passed: number
  failed: number
  skipped: number
}

const results = 'test-results'

async function main() {
  rmSync(results, { recursive: true, force: true })
  requireChromium()
  run('npm', ['run', '--silent', 'build'], 'The build failed.')
  run('npm', ['run', '--silent', 'commands'], 'The commands could not be bundled.')
  const counts = [countVitest(vitest('unit'), 'unit'), await onDebianPostgres()]
  counts.push(countPlaywright(runner('playwright', ['test'])))
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
}

/** The tests that touch the database once more, on the PostgreSQL of Debian where it is installed. */
async function onDebianPostgres(): Promise<Count> {
  const programs = debianPostgres()
  if (!programs) {
    console.log('No PostgreSQL under /usr/lib/postgresql: the tests ran on the embedded one only.')
    return { passed: 0, failed: 0, skipped: 0 }
  }
  console.log(`\nThe tests that touch the database, on ${programs}`)
  const server = await startDebianPostgres(programs)
  try {
    return countVitest(vitest('external', databaseTests(), { TEST_DATABASE_URL: server.address }), 'external')
  } finally {
    await server.stop()
  }
}

/** Writes its report to the file of that name. @returns the exit code */
function vitest(name: string, files: string[] = [], env: Record<string, string> = {}): number {
  const report = ['--reporter=default', '--reporter=json', `--outputFile=${results}/${name}.json`]
  return runner('vitest', ['run', ...report, ...files], env)
}

/** Debian's Chromium is installed where we may; elsewhere one sentence says what to do. */
function requireChromium() {
  if (findChromium()) return
  console.log('No Chromium found: trying to install it with apt-get.')
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'
  if (process.getuid?.() === 0) spawnSync('sh', ['-c', install], { stdio: 'inherit' })
  if (findChromium()) return
  console.error(
    'The journeys need Chromium: install it ("sudo apt-get install chromium"), or set CHROMIUM_PATH to a Chrome or Chromium program.',
  )
  process.exit(1)
}

function run(command: string, words: string[], complaint: string) {
  if (spawnSync(command, words, { stdio: 'inherit' }).status === 0) return
  console.error(complaint)
  process.exit(1)
}

/** @returns the exit code. */
function runner(name: string, words: string[], env: Record<string, string> = {}): number {
  const options = { stdio: 'inherit' as const, env: { ...process.env, ...env } }
  return spawnSync('npx', ['--no-install', name, ...words], options).status ?? 1
}

function countVitest(exit: number, name: string): Count {
  const report = readReport(`${results}/${name}.json`)
  return checked(exit, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
}

function countPlaywright(exit: number): Count {
  const stats = readReport(`${results}/journeys.json`)?.stats as unknown as Record<string, number> | undefined
  return checked(exit, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  })
}

/** A runner that failed without a failed test (a crash, a broken file) counts as one failure. */
const checked = (exit: number, count: Count): Count =>
  exit !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count

function readReport(file: string): Record<string, number> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

await main()
