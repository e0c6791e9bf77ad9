import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '../../src/commands/drill/free-port'
import { SAMPLE_SEAL, sampleSealer } from './papers'
import { PASSWORD } from './program'

/**
 * The program in a process of its own, from its source, on one folder and one database; it goes when the test ends.
 * @param output what it says of its troubles is heard, unless they are what the test wants
 */
export async function killableProgram(databaseUrl: string, output: 'inherit' | 'ignore' = 'inherit') {
  await sampleSealer()
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-test-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const launch = () =>
    spawn(process.execPath, ['--import', 'tsx', 'tests/support/program-from-source.ts'], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        ADMIN_PASSWORD: PASSWORD,
        SEAL_CERTIFICATE: join(SAMPLE_SEAL, 'seal.pem'),
        SEAL_KEY: join(SAMPLE_SEAL, 'seal.key'),
        COMPANY_REGISTRY_URL: 'off',
        ALERTS: 'off',
        READ_PIECES: 'off',
        LOG_LEVEL: 'error',
      },
      stdio: output,
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
    url,
    port,
    kill,
    signal: (name: 'SIGSTOP' | 'SIGCONT') => child?.kill(name),
    async start() {
      child = launch()
      const alive = () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(alive, { timeout: 150_000, interval: 20 }).toBe(true)
    },
  }
}
