import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { SEAL_SETTINGS, sampleSealer } from '../files/papers'
import { portSaid } from '../servers/port-said'
import { PASSWORD } from './program'

/**
 * The built program in a process of its own, on one folder and one database; it goes when the test ends.
 * @param output what it says of its troubles is heard, unless they are what the test wants
 */
export async function killableProgram(databaseUrl: string, output: 'inherit' | 'ignore' = 'inherit') {
  await sampleSealer()
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-test-'))
  let port = 0
  const launch = () =>
    spawn(process.execPath, ['build/app/main.js'], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        ADMIN_PASSWORD: PASSWORD,
        ...SEAL_SETTINGS,
        COMPANY_REGISTRY_URL: 'off',
        ALERTS: 'off',
        READ_PIECES: 'off',
        WARM_UP: 'off',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', output],
    })
  let child: ChildProcess | undefined
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  onTestFinished(async () => {
    await kill()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    /** Once it was started; it keeps it. */
    get url() {
      return `http://localhost:${port}`
    },
    get port() {
      return port
    },
    kill,
    signal: (name: 'SIGSTOP' | 'SIGCONT') => child?.kill(name),
    async start() {
      child = launch()
      let said = ''
      child.stdout?.on('data', chunk => (said += chunk))
      port = await portSaid(child, () => said)
    },
  }
}
