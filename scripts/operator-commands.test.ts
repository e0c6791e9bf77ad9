import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { basesIn } from '../src/gateways/backup/continuous/archive-folder'
import { visitorOf } from '../tests/support/dossiers/path'
import { AS_ORDINARY_USER, NOBODY, ordinaryUserMayRead } from '../tests/support/program/ordinary-user'
import { pathIn, programFolder } from '../tests/support/runbook'
import { portSaid } from '../tests/support/servers/port-said'

/** Blocks that belong to another machine, by a word of theirs, and what tries them there. */
const ELSEWHERE: Record<string, string> = {
  'npm run move-database': 'a bucket and a PostgreSQL of their own: tests/journeys/moving.spec.ts',
  'kamailio -f': 'a carrier: src/http/calls/leads/sip-calls.test.ts',
  'npm run drill': 'builds the whole site first: src/commands/drill/run-drill.test.ts',
}

/** What ends with another code than 0 where nothing is wrong: a `grep` that rightly finds nothing. */
const FINDS_NOTHING = ['request_seconds_count.*status="5']

test('every sh block of the operations page and the runbooks runs as the site’s user', async ({ skip }) => {
  if (!ordinaryUserMayRead()) return skip('the site’s user may not read this checkout')
  const place = await mkdtemp(join(tmpdir(), 'siteligible-operator é-'))
  onTestFinished(() => rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
  const folders = { data: 'data', backups: 'backups', second: 'second', srv: 'srv', home: 'home' }
  for (const name of Object.values(folders)) ownedFolder(join(place, name))
  const program = programFolder()
  ownedFolder(program)
  const env = {
    ...{ PATH: pathIn(program), HOME: join(place, 'home'), PORT: '0' },
    ...{
      DATA_DIR: join(place, 'data/site'),
      COMPANY_REGISTRY_URL: 'off',
      READ_PIECES: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    ...{
      BACKUPS: join(place, 'backups/daily'),
      BACKUP_WAL_DIR: join(place, 'second/log'),
      WHOLE: join(place, 'srv/whole'),
    },
  }
  const port = await startAsUser(env)
  env.PORT = String(port)
  await visitorOf(`http://localhost:${port}`).finish()
  await expect.poll(() => basesIn(join(env.BACKUP_WAL_DIR, 'bases'))).toHaveLength(1)
  // A base can be restored once the end of its own log is kept too.
  const [base] = await basesIn(join(env.BACKUP_WAL_DIR, 'bases'))
  const segments = () => readdirSync(join(env.BACKUP_WAL_DIR, 'wal')).join()
  await expect.poll(segments).toContain(base?.last_segment)

  const pages = [
    'docs/operations.md',
    ...readdirSync('docs/runbooks')
      .sort()
      .map(name => `docs/runbooks/${name}`),
  ]
  let ran = 0
  const tried = new Set<string>()
  for (const page of pages)
    for (const lines of shellBlocks(page)) {
      if (tried.has(lines) || Object.keys(ELSEWHERE).some(word => lines.includes(word))) continue
      tried.add(lines)
      const text = lines
        .replaceAll('/var/backups/siteligible', `'${env.BACKUPS}'`)
        .replaceAll('/mnt/second/siteligible', `'${env.BACKUP_WAL_DIR}'`)
        .replaceAll('/srv/siteligible', `'${join(place, `srv/restored-${ran}`)}'`)
      const { code, printed } = await shell(text, program, env)
      ran++
      const what = `${page}\n${text}\n${printed}`
      expect(printed, what).not.toMatch(
        /command not found|Missing script|EACCES|EPERM|EROFS|Permission denied/,
      )
      if (!FINDS_NOTHING.some(word => text.includes(word))) expect(code, what).toBe(0)
    }
  expect(ran).toBeGreaterThan(15)
})

/** Fences that are marked otherwise are a configuration, or for the operator's own machine. */
const shellBlocks = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text)

function ownedFolder(path: string) {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o755)
  if (process.getuid?.() === 0) chownSync(path, NOBODY, NOBODY)
  // Made by root, crossed by the site's user. What other tests write in too is everybody's, and stays so.
  const above = resolve(path, '..')
  if (above !== resolve(tmpdir())) chmodSync(above, 0o755)
}

/** @returns the port that it was given */
async function startAsUser(env: Record<string, string>): Promise<number> {
  const words = [...AS_ORDINARY_USER, process.execPath, 'build/app/main.js']
  const child: ChildProcess = spawn(String(words[0]), words.slice(1), {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exit
  })
  let said = ''
  child.stdout?.on('data', chunk => (said += chunk))
  return portSaid(child, () => said)
}

async function shell(text: string, cwd: string, env: Record<string, string>) {
  const words = [...AS_ORDINARY_USER, 'bash', '-o', 'pipefail', '-c', text]
  const child = spawn(String(words[0]), words.slice(1), { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stdout.on('data', chunk => (printed += chunk))
  child.stderr.on('data', chunk => (printed += chunk))
  const [code] = await once(child, 'close')
  return { code: Number(code), printed }
}
