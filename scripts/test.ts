import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findChromium } from '../tests/support/browser/chromium'
import { buildFirst } from './build-first'
import { debianPostgres, startDebianPostgres } from './debian-postgres'

/**
 * `npm test`: builds, runs the unit and integration tests on Debian's PostgreSQL where it is installed (15, the oldest
 * that is promised; else on the embedded one) and, at the same time, the journeys in a real browser on the embedded one:
 * each waits for other things about a third of its time. Ends with one count over all.
 */
interface Count {
  passed: number
  failed: number
  skipped: number
  /** What failed, a line each with its reasons. */
  failures: string[]
}

/** The part of Vitest's report that is read. */
interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; message: string; assertionResults: Assertion[] }[]
}

interface Assertion {
  fullName: string
  status: string
  failureMessages: string[]
}

/** The part of Playwright's report that is read. */
interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}

interface Suite {
  suites?: Suite[]
  specs: {
    title: string
    file: string
    ok: boolean
    tests: { results: { errors: { message?: string }[] }[] }[]
  }[]
}

const results = 'test-results'
const UNIT_REPORT = `${results}/unit.json`

async function main() {
  rmSync(results, { recursive: true, force: true })
  requireChromium()
  buildFirst()
  const counts = await Promise.all([unitTests(), journeys()])
  const failures = counts.flatMap(count => count.failures)
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`)
  const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((total, count) => total + count[key], 0)
  if (sum('skipped') > 0)
    console.log(`\n${sum('skipped')} skipped: what they need is not installed here (said above).`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
}

async function unitTests(): Promise<Count> {
  const programs = debianPostgres()
  if (!programs) {
    console.log('No PostgreSQL under /usr/lib/postgresql: all tests run on the embedded one.')
    return countVitest(await vitest())
  }
  console.log(`\nUnit and integration tests, on ${programs}`)
  const server = await startDebianPostgres(programs)
  try {
    return countVitest(await vitest({ TEST_DATABASE_URL: server.address }))
  } finally {
    await server.stop()
  }
}

/** @returns the exit code */
function vitest(env: Record<string, string> = {}): Promise<number> {
  const report = ['--reporter=default', '--reporter=json', `--outputFile=${UNIT_REPORT}`]
  return runner('vitest', ['run', ...report], { env })
}

const journeys = async (): Promise<Count> => countPlaywright(await runner('playwright', ['test']))

/** Debian's Chromium is installed where we may; elsewhere one sentence says what to do. */
function requireChromium() {
  if (findChromium()) return
  console.log('No Chromium found: trying to install it with apt-get.')
  const install = 'apt-get install -y -qq --no-install-recommends'
  const either = `apt-get update -qq && { ${install} chromium chromium-headless-shell || ${install} chromium; }`
  if (process.getuid?.() === 0) spawnSync('sh', ['-c', either], { stdio: 'inherit' })
  if (findChromium()) return
  console.error(
    'The journeys need Chromium: install it ("sudo apt-get install chromium"), or set CHROMIUM_PATH to a Chrome or Chromium program.',
  )
  process.exit(1)
}

/** Runs it and shows its lines as they come, between those of what runs at the same time. @returns the exit code. */
async function runner(name: string, words: string[], { env = {} } = {}): Promise<number> {
  const child = spawn('npx', ['--no-install', name, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  child.stdout.pipe(process.stdout, { end: false })
  child.stderr.pipe(process.stderr, { end: false })
  const [code] = await once(child, 'close')
  return code ?? 1
}

function countVitest(exit: number): Count {
  const report = readReport<UnitReport>(UNIT_REPORT)
  const files = report?.testResults ?? []
  const failures = files.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [failure(file, 'the file itself', message)]
    return failed.map(one => failure(file, one.fullName, one.failureMessages[0]))
  })
  return checked(exit, 'unit', {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures,
  })
}

function countPlaywright(exit: number): Count {
  const report = readReport<JourneyReport>(`${results}/journeys.json`)
  const stats = report?.stats
  const specs = (report?.suites ?? []).flatMap(specsOf).filter(({ ok }) => !ok)
  return checked(exit, 'journeys', {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
    failures: specs.map(({ file, title, tests }) =>
      failure(
        file,
        title,
        ...tests.flatMap(({ results }) =>
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
    ),
  })
}

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]

/** The first of its reasons by its first line; of the others also what they waited for. */
function failure(file: string, title: string, first = '', ...others: (string | undefined)[]): string {
  const lines = [first, ...others].flatMap((reason = '', n) =>
    stripVTControlCharacters(reason)
      .split('\n')
      .filter(line => line.trim())
      .slice(0, n === 0 ? 1 : 5),
  )
  return `- ${relative('.', file)}: ${title}: ${lines.join(' | ').slice(0, 600)}`
}

/** A runner that failed without a failed test (a crash, a broken file) counts as one failure. */
function checked(exit: number, name: string, count: Count): Count {
  if (exit === 0 || count.failed > 0) return count
  const failures =
    count.failures.length > 0 ? count.failures : [`- ${name}: the runner ended with code ${exit}`]
  return { ...count, failed: 1, failures }
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

await main()
