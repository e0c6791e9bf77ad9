import pg from 'pg'
import { visitorOf } from '../../tests/support/dossiers/path'
import { pdfFile } from '../../tests/support/files/files'
import { type Program, startProgram } from '../../tests/support/program/program'
import { readersOf, toldOf } from './child-processes'
import type { Figure, Options } from './figure'
import { medianOfRuns } from './median-of-runs'
import { median, percentile, timed } from './numbers'
import { firmPapers } from './papers/firm-papers'
import { FIRMS } from './papers/firms'
import { pictureOf } from './papers/variants'
import { startSite } from './site'

/** An upload may take so many times as long as where nothing is read: one of two processors is the reader's. */
const MOST = 2
const RUNS = 3
const UPLOADS = 40
const WARM_UP = 15
/** A photo as telephones make smaller ones, in bytes. */
const BYTES = 1_000_000
/** Photos that wait before the first upload: more than are read meanwhile. */
const PHOTOS = 6

/** How long an upload takes to be answered while the reader reads, beside one where nothing is read. */
export async function uploadsBesideReader(options: Options): Promise<Figure[]> {
  const without = await startSite(options)
  const reading = await startProgram({ READ_PIECES: 'on' })
  try {
    for (const site of [without, reading]) await uploads(site, WARM_UP)
    const figures = await medianOfRuns(RUNS, async () => {
      const quiet = await uploads(without, UPLOADS)
      await keepBusy(reading)
      const beside = await uploads(reading, UPLOADS)
      if ((await waiting(reading)) === 0) throw new Error('the reader had nothing left to read')
      await nothingWaits(reading)
      return [
        figure('median', median(beside), median(quiet)),
        figure('95th percentile', percentile(beside, 0.95), percentile(quiet, 0.95)),
      ]
    })
    return [...figures, ...leftOut(without)]
  } finally {
    await reading.remove()
    await without.remove()
  }
}

const figure = (part: string, value: number, beside: number): Figure => ({
  ...{ name: `upload answered beside a busy reader, ${part}`, value, unit: 'ms' },
  beside: { name: 'READ_PIECES=off', value: beside },
  limit: { most: MOST },
})

/** The first piece of a dossier, so many times. @returns milliseconds until each was answered */
async function uploads({ url }: Pick<Program, 'url'>, count: number): Promise<number[]> {
  const visitor = visitorOf(url)
  const piece = pdfFile(BYTES)
  const times: number[] = []
  while (times.length < count) {
    const id = await visitor.begin()
    const [answer, seconds] = await timed(() => visitor.upload(id, 'kbis', 'kbis.pdf', piece))
    if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status}`)
    times.push(seconds * 1_000)
  }
  return times
}

async function keepBusy(site: Program) {
  const visitor = visitorOf(site.url)
  const [paper] = firmPapers(FIRMS[0] as (typeof FIRMS)[number], 0)
  const photo = await pictureOf(paper?.svg ?? '', 'photo', 1)
  for (let count = 0; count < PHOTOS; count++) {
    const id = await visitor.begin()
    await visitor.upload(id, 'rib', 'rib.jpg', photo)
  }
}

async function nothingWaits(site: Program) {
  while ((await waiting(site)) > 0) await new Promise(resolve => setTimeout(resolve, 200))
}

async function waiting(site: Program): Promise<number> {
  const client = new pg.Client(await site.connection())
  await client.connect()
  try {
    const { rows } = await client.query(
      `select count(*)::integer as waiting from readings where state = 'pending'`,
    )
    return rows[0].waiting
  } finally {
    await client.end()
  }
}

/** Of a site with READ_PIECES=off that took in pieces. */
function leftOut(site: Program): Figure[] {
  const libraries = toldOf(site.pid(), 'maps').match(/libvips|sharp-linux|tesseract/g) ?? []
  return [
    {
      name: 'processes that read, READ_PIECES=off',
      value: readersOf(site.pid()).length,
      unit: '',
      limit: { most: 0 },
    },
    {
      name: 'libraries of the reader in memory, READ_PIECES=off',
      value: libraries.length,
      unit: '',
      limit: { most: 0 },
    },
  ]
}
