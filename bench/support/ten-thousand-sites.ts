import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '../../src/store/database/database'
import { administratorOf } from '../../tests/support/dossiers/admin'
import type { Program } from '../../tests/support/program/program'
import type { Figure, Options } from './figure'
import { residentMegabytes } from './memory'
import { median, timed } from './numbers'
import { PERSON } from './served-sites'
import { startSite } from './site'
import { forSeconds, visit } from './visits'
import { changeSites, hostOf, writeSites } from './written-sites'

const FEW = 10
const MANY = 10_000
const ROUNDS = 3
const LOOKS = 20
/** Start and memory with ten thousand sites, as multiples of those with ten; and the rate at which a host is found. */
const MOST_RATIO = 1.5
const LEAST_RATE = 0.7
/** A page of the team's list, as of all lists (specification D1). */
const MOST_LIST = 3
/** A night that finds one site in a hundred changed, as a share of the first copy. */
const MOST_NIGHT = 0.5

/** What ten thousand published sites cost beside ten. */
export async function tenThousandSites(options: Options): Promise<Figure[]> {
  const program = await startSite(options)
  try {
    const few = await told(`${FEW} sites`, () => measured(program, 0, FEW))
    const many = await told(`${MANY} sites`, () => measured(program, FEW, MANY))
    const named = (what: string) => `${what}, ${MANY.toLocaleString('en')} sites`
    const beside = (value: number) => ({ beside: { name: `${FEW} sites`, value } })
    const figure = (what: string, unit: string, of: (one: Measured) => number, limit: Figure['limit']) => ({
      ...{ name: named(what), unit, value: of(many), ...beside(of(few)) },
      ...(limit && { limit }),
    })
    return [
      figure('start until it answers', 's', one => one.start, { most: MOST_RATIO }),
      figure('memory after the start', 'MB', one => one.memory, { most: MOST_RATIO }),
      figure('one host looked up, visits counted', 'answers/s', one => one.lookUps, { least: LEAST_RATE }),
      figure('first page of the team’s list', 'ms', one => one.list, { most: MOST_LIST }),
      figure('a search in it', 'ms', one => one.search, { most: MOST_LIST }),
      ...(await nights(program, named)),
    ]
  } finally {
    await program.remove()
  }
}

type Measured = Record<'start' | 'memory' | 'lookUps' | 'list' | 'search', number>

async function measured(program: Program, from: number, to: number): Promise<Measured> {
  const write = ({ db }: Database) => writeSites(db, join(program.dataDir, 'sites'), from, to)
  await told('written', () => onRows(program, write))
  const starts: number[] = []
  await told(`started ${ROUNDS} times`, async () => {
    while (starts.length < ROUNDS) {
      await program.stop()
      starts.push((await timed(program.start))[1])
    }
  })
  const memory = residentMegabytes(program.pid())
  const headers = { host: hostOf(0), 'user-agent': PERSON }
  await visit({ url: `${program.url}/`, headers, until: forSeconds(1) })
  const { perSecond } = await visit({ url: `${program.url}/`, headers, until: forSeconds(3) })
  const admin = await administratorOf(program.url)
  const asked = async (query: { limit: number; search?: string }) => {
    const times: number[] = []
    for (let round = 0; round < LOOKS; round += 1)
      times.push((await timed(() => admin.hostedSites({ query })))[1] * 1_000)
    return median(times)
  }
  return {
    ...{ start: median(starts), memory, lookUps: perSecond },
    ...{ list: await asked({ limit: FEW }), search: await asked({ limit: FEW, search: 'firme 7' }) },
  }
}

/** Says how long a step of the measuring takes: it is minutes in all. */
async function told<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const [result, seconds] = await timed(work)
  console.log(`${what}: ${seconds.toFixed(1)} s`)
  return result
}

/** The first copy of all, and the one after one site in a hundred was published anew. */
async function nights(program: Program, named: (what: string) => string): Promise<Figure[]> {
  const copies = await mkdtemp(join(tmpdir(), 'siteligible-copies-'))
  try {
    const first = await told('first copy', () => copied(program, copies))
    const changed = Array.from({ length: MANY / 100 }, (_, at) => at * 100)
    await onRows(program, ({ db }) => changeSites(db, join(program.dataDir, 'sites'), changed))
    return [
      {
        ...{
          name: named('a night’s copy with 1 % changed'),
          unit: 's',
          value: await copied(program, copies),
        },
        ...{ beside: { name: 'the first copy', value: first }, limit: { most: MOST_NIGHT } },
      },
    ]
  } finally {
    await rm(copies, { recursive: true, force: true })
  }
}

/** `npm run backup`, while the site runs. @returns seconds */
async function copied({ dataDir }: Program, folder: string): Promise<number> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const [, seconds] = await timed(() =>
    promisify(execFile)(process.execPath, ['build/commands/backup.js', folder], { env }),
  )
  return seconds
}

async function onRows(program: Program, work: (database: Database) => Promise<void>) {
  const database = openDatabase(await program.connection(), error => console.error(error.message))
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
