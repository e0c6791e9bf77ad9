import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobHelpers } from 'graphile-worker'
import { readConfig } from '../src/config'
import { keysOf } from '../src/domain/closed-list'
import type { ScheduledJob } from '../src/domain/jobs'
import { queueOf, queues } from '../src/jobs/queues'
import { TIMES } from '../src/jobs/schedule'
import { tasksOf } from '../src/jobs/tasks'
import { type Running, start } from '../src/start'
import { startEmbeddedServer } from '../src/store/embedded/server'
import { socketAddress } from '../tests/support/servers/socket-address'
import type { Figure, Options } from './support/figure'
import { manyDossiers } from './support/many-dossiers'
import { nightOfWork } from './support/night-of-work'
import { timed } from './support/numbers'

/** What is done by the clock at so many dossiers, with a day's share of what each finds. */
export async function run({ size }: Options): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-bench-'))
  const server = await startEmbeddedServer(join(folder, 'postgres'))
  try {
    const [many, seconds] = await timed(() => manyDossiers(server.connection, size))
    await many.close()
    console.log(`${size.toLocaleString('en')} dossiers built in ${Math.round(seconds)} s`)
    const address = socketAddress(server.connection, `bench_${size}`)
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
  for (const name of keysOf(TIMES)) {
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
      limit: { most: failure ? 0 : windowOf(name) },
    })
  }
  return figures
}

/** Seconds within which a job by the clock has to end: until it is due again, or its queue's deadline. */
function windowOf(name: ScheduledJob): number {
  const [minute = '', hour] = TIMES[name].split(' ')
  const [, minutes] = /^\*(?:\/(\d+))?$/.exec(minute) ?? [null, hour === '*' ? '60' : 'Infinity']
  return Math.min(Number(minutes ?? 1) * 60, queues[queueOf[name]].deadline / 1000)
}
