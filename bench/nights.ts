import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobHelpers } from 'graphile-worker'
import { readConfig } from '../src/config'
import type { ScheduledJob } from '../src/domain/jobs'
import { tasksOf } from '../src/jobs/tasks'
import { type Running, start } from '../src/start'
import { startEmbeddedServer } from '../src/store/embedded/server'
import type { Figure, Options } from './support/figure'
import { manyDossiers } from './support/many-dossiers'
import { nightOfWork } from './support/night-of-work'
import { timed } from './support/numbers'

/** Seconds within which each job by the clock has to end: until it is due again, or its queue's deadline. */
const WINDOWS: Record<ScheduledJob, number> = {
  'chain-journal': 60,
  'read-inbox': 60,
  'close-open-calls': 60,
  watch: 300,
  'warn-late-answers': 300,
  'reconcile-outbox': 600,
  'mend-transmissions': 600,
  'queue-missed-inspections': 600,
  'queue-missed-readings': 600,
  'adopt-site-files': 600,
  'remove-test-dossiers': 600,
  'tend-sites': 900,
  'ask-sites': 3_600,
  'look-up-domains': 60,
  'sweep-orphans': 1_200,
  'send-reminders': 1_200,
  'follow-choices': 1_200,
  'purge-expired': 3_600,
  'make-statement': 3_600,
  'recheck-papers': 3 * 3_600,
  'recheck-pieces': 3 * 3_600,
  'invoice-leads': 3_600,
  'watch-aid-pages': 3 * 3_600,
  'read-aid-register': 3 * 3_600,
}

/** What is done by the clock at so many dossiers, with a day's share of what each finds. */
export async function run({ size }: Options): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-bench-'))
  const server = await startEmbeddedServer(join(folder, 'postgres'))
  try {
    const [many, seconds] = await timed(() => manyDossiers(server.connection, size))
    await many.close()
    console.log(`${size.toLocaleString('en')} dossiers built in ${Math.round(seconds)} s`)
    const { user, host } = server.connection
    const address = `postgresql://${user}@localhost/bench_${size}?host=${encodeURIComponent(String(host))}`
    const site = await start(
      readConfig({
        DATA_DIR: join(folder, 'data'),
        AIDS_WATCH: 'off',
        DATABASE_URL: address,
        PORT: '0',
        ROLE: 'web',
        COMPANY_REGISTRY_URL: 'off',
        ADMIN_PASSWORD: 'mot de passe des essais',
        LOG_LEVEL: 'silent',
      }),
      error => console.error(error),
      () => {},
    )
    try {
      await nightOfWork(site.deps, size)
      return await jobs(site, size)
    } finally {
      await site.stop()
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Ten in the morning: by night nobody is reminded. */
const atWork = () => new Date(`${new Date().toISOString().slice(0, 10)}T09:00:00Z`)

async function jobs({ deps }: Running, size: number): Promise<Figure[]> {
  const tasks = tasksOf({ ...deps, clock: atWork })
  const figures: Figure[] = []
  for (const [name, window] of Object.entries(WINDOWS) as [ScheduledJob, number][]) {
    const [failure, seconds] = await timed(async () => {
      try {
        await tasks[name]({}, {} as JobHelpers)
      } catch (error) {
        console.error(`${name}:`, error)
        return true
      }
    })
    figures.push({
      name: `${name}, ${size.toLocaleString('en')} dossiers${failure ? ', FAILED' : ''}`,
      value: seconds,
      unit: 's',
      limit: { most: failure ? 0 : window },
    })
  }
  return figures
}
