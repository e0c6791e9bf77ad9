import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { userOf } from '../../../src/store/embedded/cluster'
import type { RunIdentity } from '../../../src/store/embedded/identity'
import { portSaid } from '../servers/port-said'
import { hangUp } from './hang-up'

export const PASSWORD = 'mot de passe des essais'

/** The built program, as `npm start` runs it, on a data folder of its own. */
export interface Program {
  url: string
  dataDir: string
  pid: () => number
  /** Where its database listens: the one it was given, or its own embedded server. */
  connection: () => Promise<pg.ClientConfig>
  /** What it printed so far. */
  output: () => string
  /** The messages that it wrote instead of sending, as text. */
  emails: () => Promise<string[]>
  /** Ends it as the operator does, or at once with SIGKILL. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
  /** Starts it again on the same folder and port. */
  start: () => Promise<void>
  /** Ends it and removes its folder. */
  remove: () => Promise<void>
}

/**
 * Starts the built program (`npm run build` comes first) with extra settings.
 * @param root the folder that holds package.json, for a copy that a test breaks
 * @param user who runs it, where that is not us
 */
export async function startProgram(
  env: Record<string, string> = {},
  root = '.',
  user: RunIdentity = { prefix: [] },
): Promise<Program> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'siteligible-journey-')))
  let port = 0
  let child: ChildProcess
  let output = ''

  async function start(): Promise<void> {
    try {
      await launch()
    } catch (error) {
      // Somebody was given our port while we were away: until he lets it go.
      if (!output.includes('EADDRINUSE')) throw error
      await start()
    }
  }

  async function launch() {
    output = ''
    const [command = '', ...words] = [...user.prefix, process.execPath, 'build/app/main.js']
    child = spawn(command, words, {
      ...userOf(user),
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: PASSWORD,
        COMPANY_REGISTRY_URL: 'off',
        ALERTS: 'off',
        RATE_LIMITS: 'off',
        READ_PIECES: 'off',
        LOG_LEVEL: 'error',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    const said = await portSaid(child, () => output)
    port = Number(env.PORT ?? said)
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
    return child.exitCode
  }

  await start().catch(async error => {
    await stop('SIGKILL')
    throw error
  })
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: () => Number(child.pid),
    connection: () => connectionOf(env.DATABASE_URL, dataDir),
    output: () => output,
    emails: () => readEmails(join(dataDir, 'emails')),
    stop,
    start,
    remove: async () => {
      hangUp()
      await stop()
      // A server that is ending may write its last file meanwhile.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}

async function connectionOf(address: string | undefined, dataDir: string): Promise<pg.ClientConfig> {
  if (address) return { connectionString: address }
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return { host: lines[4], user: 'siteligible', database: 'siteligible' }
}

async function readEmails(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.eml'))
  return Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
}
