import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { readConfig } from '../../src/config'
import { type Running, start } from '../../src/start'
import { freshDatabaseAddress } from './database'
import { freePort } from './free-port'
import { SAMPLE_SEAL, sampleSealer } from './papers'
import { watchedFetch } from './watched-fetch'

export const PASSWORD = 'mot de passe des essais'

/**
 * The program started in this process, on a database and a data folder of its own. A test fails when an
 * answer that it fetches is not what the description of the API promises.
 */
export async function startSite(
  env: Record<string, string> = {},
): Promise<Running & { url: string; dataDir: string; errors: unknown[] }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'siteligible-test-'))
  const port = await freePort()
  await sampleSealer()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: await freshDatabaseAddress(),
    ADMIN_PASSWORD: PASSWORD,
    COMPANY_REGISTRY_URL: 'off',
    SEAL_CERTIFICATE: join(SAMPLE_SEAL, 'seal.pem'),
    SEAL_KEY: join(SAMPLE_SEAL, 'seal.key'),
    ALERTS: 'off',
    RATE_LIMITS: 'off',
    READ_PIECES: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const errors: unknown[] = []
  const running = await start(config, error => errors.push(error))
  const flaws = watchedFetch()
  onTestFinished(async () => {
    await running.stop()
    await rm(dataDir, { recursive: true, force: true })
    expect(await flaws()).toEqual([])
  })
  return { ...running, url: `http://localhost:${port}`, dataDir, errors }
}
