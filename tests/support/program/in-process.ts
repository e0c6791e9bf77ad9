import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readConfig } from '../../../src/config'
import { HOUR_MS } from '../../../src/domain/milliseconds'
import { makeLog } from '../../../src/log'
import { logDestination } from '../../../src/log-destination'
import { type Running, start } from '../../../src/start'
import { loadedDatabaseAddress } from '../database/database'
import { SEAL_SETTINGS, sampleSealer } from '../files/papers'
import { atEnd } from '../runner/at-end'
import { hangUp } from './hang-up'
import { PASSWORD } from './program'
import { watchedFetch } from './watched-fetch'

/** Those of a site of tests that says nothing else. */
export const SETTINGS = {
  PORT: '0',
  ADMIN_PASSWORD: PASSWORD,
  COMPANY_REGISTRY_URL: 'off',
  ALERTS: 'off',
  RATE_LIMITS: 'off',
  READ_PIECES: 'off',
  WARM_UP: 'off',
  LOG_LEVEL: 'silent',
}

let keysMade: ReturnType<typeof sampleSealer> | undefined

type Site = Running & { url: string; dataDir: string; errors: unknown[] }

/**
 * The program started in this process, on a database and a data folder of its own. A test fails when an
 * answer that it fetches is not what the description of the API promises.
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  keysMade ??= sampleSealer()
  await keysMade
  return startOn({
    DATA_DIR: await mkdtemp(join(tmpdir(), 'siteligible-test-')),
    DATABASE_URL: env.DATABASE_URL ?? (await loadedDatabaseAddress()),
    ...SEAL_SETTINGS,
    ...env,
  })
}

/** The same on a folder that holds everything, the database included. @param env DATA_DIR is removed at the end */
export async function startOn(env: Record<string, string> & { DATA_DIR: string }): Promise<Site> {
  const config = readConfig({ ...SETTINGS, ...env })
  const errors: unknown[] = []
  const log = config.logFile ? makeLog(config.logLevel, logDestination(config.logFile)) : null
  const noted = (error: unknown) => {
    errors.push(error)
    log?.report(error)
  }
  const running = await start(config, noted, log?.access)
  if (config.rateLimits) putEarlyInAnHour(running.deps)
  const flaws = watchedFetch()
  const stop = () => {
    hangUp()
    return running.stop()
  }
  atEnd(async () => {
    await stop()
    await rm(env.DATA_DIR, { recursive: true, force: true })
    expect(await flaws()).toEqual([])
  })
  return { ...running, stop, url: `http://localhost:${running.port}`, dataDir: env.DATA_DIR, errors }
}

/** Budgets count in windows that begin with the hour, for every machine alike: none ends under a test. */
function putEarlyInAnHour(deps: Running['deps']) {
  const ahead = HOUR_MS - (Date.now() % HOUR_MS) + 1_000
  deps.clock = () => new Date(Date.now() + ahead)
  deps.databaseTime = async () => deps.clock()
}
