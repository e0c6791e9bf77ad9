import { randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { visitorOf } from '../tests/support/dossiers/path'
import type { Program } from '../tests/support/program/program'
import { multipart, send } from './support/bare-visitor'
import type { Figure, Options } from './support/figure'
import { medianOfRuns } from './support/median-of-runs'
import { growthDuring } from './support/memory'
import { timed } from './support/numbers'
import { startSite } from './support/site'

const FILES = 50
const BYTES = 10_485_760
const MEGABYTES = (FILES * BYTES) / 1e6
/** specification D1. */
const MOST_GROWTH_MB = 100
const LEAST_SHARE = 0.5

const RUNS = 5

/** Fifty uploads of 10 MB at once, beside a plain copy of the same bytes to the same disk with fsync. */
export async function run(options: Options): Promise<Figure[]> {
  const site = await startSite(options)
  try {
    const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(BYTES - 9)])
    const body = multipart('kbis', 'kbis.pdf', file)
    await send(site.url, await dossierAt(site.url), body)
    return await medianOfRuns(RUNS, () => uploadsAndCopies(site, file, body))
  } finally {
    await site.remove()
  }
}

async function uploadsAndCopies(site: Program, file: Buffer, body: Buffer): Promise<Figure[]> {
  const ids: string[] = []
  while (ids.length < FILES) ids.push(await dossierAt(site.url))
  const [[answers, seconds], growth] = await growthDuring(site.pid(), () =>
    timed(() => Promise.all(ids.map(id => send(site.url, id, body)))),
  )
  const refused = answers.filter(status => status !== 201).length
  const [, copySeconds] = await timed(() => plainCopies(site.dataDir, file))
  return [
    {
      name: '50 uploads of 10 MB at once',
      value: MEGABYTES / seconds,
      unit: 'MB/s',
      beside: { name: 'plain copies with fsync', value: MEGABYTES / copySeconds },
      limit: { least: LEAST_SHARE },
    },
    { name: 'uploads that were not taken in', value: refused, unit: '', limit: { most: 0 } },
    { name: 'memory growth meanwhile', value: growth, unit: 'MB', limit: { most: MOST_GROWTH_MB } },
  ]
}

const dossierAt = async (url: string) => await visitorOf(url).begin()

async function plainCopies(folder: string, file: Buffer): Promise<void> {
  await Promise.all(
    Array.from({ length: FILES }, async (_, index) => {
      const path = join(folder, `copy-${index}`)
      const handle = await open(path, 'w')
      await handle.write(file)
      await handle.sync()
      await handle.close()
      await rm(path)
    }),
  )
}
