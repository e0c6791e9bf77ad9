import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedServer } from '../src/store/embedded/server'
import { socketAddress } from '../tests/support/servers/socket-address'
import { commitsASecond, durableFilesASecond, megabytesASecond } from './support/bare-limits'
import { finishOne } from './support/bare-visitor'
import type { Figure, Options } from './support/figure'
import { median, timed } from './support/numbers'
import { startSite } from './support/site'
import { sqlOfADossier } from './support/sql-of-a-dossier'

const SEQUENTIAL = 20
const TOGETHER = 32
/** Dossiers of each of those who come together. */
const EACH = 3
const RUNS = 3
/** What a dossier makes durable: five pieces and the sealed invoice; submit, five uploads, sign, finalize. */
const FILES = 6
const COMMITS = 8
/** specification D1, dossiers a second. */
const LEAST_TOGETHER = 20

/** Submit, five uploads, sign, finalize, beside what disk and database alone would allow. */
export async function run(options: Options): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-bench-'))
  const server = await startEmbeddedServer(join(folder, 'postgres'))
  try {
    const addressOf = (database?: string) => socketAddress(server.connection, database)
    const { alone, begun, together } = await dossiersASecond(options, addressOf(), 'off')
    const { together: reading } = await dossiersASecond(
      options,
      await anotherDatabase(addressOf, 'reading'),
      'on',
    )
    const limits = []
    for (const workers of [1, TOGETHER]) {
      limits.push({
        files: await durableFilesASecond(join(folder, `files-${workers}`), workers),
        commits: await commitsASecond(server.connection, workers),
      })
    }
    const compared = (
      name: string,
      value: number,
      { files, commits }: { files: number; commits: number },
    ) => ({
      name,
      value,
      unit: 'dossiers/s',
      beside: { name: 'disk and database alone', value: 1 / (FILES / files + COMMITS / commits) },
    })
    const [one = NONE, many = NONE] = limits
    return [
      compared('one dossier after another', alone, one),
      { ...compared(`${TOGETHER} at once`, together, many), limit: { least: LEAST_TOGETHER, ofValue: true } },
      compared(`${TOGETHER} at once, the first hundred after a start`, begun, many),
      compared(`${TOGETHER} at once, while pieces are read`, reading, many),
      { name: 'durable files, one after another', value: one.files, unit: '/s' },
      { name: `durable files, ${TOGETHER} at once`, value: many.files, unit: '/s' },
      { name: 'commits, one after another', value: one.commits, unit: '/s' },
      { name: `commits, ${TOGETHER} at once`, value: many.commits, unit: '/s' },
      { name: 'a large file with fsync', value: await megabytesASecond(folder), unit: 'MB/s' },
      await sqlOfADossier(await anotherDatabase(addressOf, 'timed'), join(folder, 'data'), 1000 / alone),
    ]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns the address of a new one on the same server */
async function anotherDatabase(addressOf: (database: string) => string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: addressOf('postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return addressOf(name)
}

const NONE = { files: 0, commits: 0 }

async function dossiersASecond(
  options: Options,
  DATABASE_URL: string,
  READ_PIECES: 'on' | 'off',
): Promise<{ alone: number; begun: number; together: number }> {
  const site = await startSite(options, { DATABASE_URL, READ_PIECES })
  try {
    const several = async (count: number) => {
      for (let done = 0; done < count; done++) await finishOne(site.url)
    }
    await several(3)
    const [, alone] = await timed(() => several(SEQUENTIAL))
    const atOnce = () => Promise.all(Array.from({ length: TOGETHER }, () => several(EACH)))
    const [, begun] = await timed(atOnce)
    await atOnce()
    const together: number[] = []
    while (together.length < RUNS) together.push((await timed(atOnce))[1])
    const count = TOGETHER * EACH
    return { alone: SEQUENTIAL / alone, begun: count / begun, together: count / median(together) }
  } finally {
    await site.remove()
  }
}
