import pg from 'pg'
import { pdfFile } from '../../tests/support/files'
import type { Misdeed } from '../../tests/support/misdeeds'
import { visitorOf } from '../../tests/support/path'
import { type Program, startProgram } from '../../tests/support/program'
import { readersOf, toldOf } from './child-processes'
import type { Figure, Options } from './figure'
import { median, percentile, timed } from './numbers'
import { firmPapers } from './papers/firm-papers'
import { FIRMS } from './papers/firms'
import { pictureOf } from './papers/variants'
import { startSite } from './site'
import { unrulyCopy } from './unruly-copy'

/** An upload may take so many times as long as where nothing is read: one of two processors is the reader's. */
const MOST_MEDIAN = 1.5
const MOST_P95 = 2
/** Uploads in each state, and before each state where nothing is read. */
const UPLOADS = 60
const BEFORE = 30
const WARM_UP = 15
/** A photo as telephones make smaller ones, in bytes. */
const BYTES = 1_000_000
/** Photos that wait before the first upload of the busy state: more than are read meanwhile. */
const PHOTOS = 30

type State = 'idle' | 'busy' | Misdeed

const STATES: { state: State; words: string }[] = [
  { state: 'idle', words: 'the reader idle' },
  { state: 'busy', words: 'the reader busy' },
  { state: 'loop', words: 'the reader hung' },
  { state: 'exit', words: 'the reader killed by each piece' },
  { state: 'grow', words: 'the reader at its limit of memory' },
]

/** How long an upload takes to be answered while the reader does what it does, beside one where nothing is read. */
export async function uploadsBesideReader(options: Options): Promise<Figure[]> {
  const without = await startSite(options)
  const quiet: number[] = []
  const seen: { words: string; times: number[] }[] = []
  try {
    await uploads(without, WARM_UP)
    for (const { state, words } of STATES) {
      quiet.push(...(await uploads(without, BEFORE)))
      seen.push({ words, times: await uploadsIn(state) })
    }
    quiet.push(...(await uploads(without, BEFORE)))
    return [...seen.flatMap(one => figuresOf(one, quiet)), ...leftOut(without)]
  } finally {
    await without.remove()
  }
}

function figuresOf({ words, times }: { words: string; times: number[] }, quiet: number[]): Figure[] {
  const figure = (part: string, value: number, beside: number, most: number): Figure => ({
    name: `upload answered, ${words}, ${part}`,
    value,
    unit: 'ms',
    beside: { name: 'READ_PIECES=off', value: beside },
    limit: { most },
  })
  return [
    figure('median', median(times), median(quiet), MOST_MEDIAN),
    figure('95th percentile', percentile(times, 0.95), percentile(quiet, 0.95), MOST_P95),
  ]
}

/** A site whose reader is in a state, as long as the uploads and a signed dossier take. */
async function uploadsIn(state: State): Promise<number[]> {
  const copy = state === 'idle' || state === 'busy' ? null : await unrulyCopy(state)
  const site = await startProgram({ READ_PIECES: 'on' }, copy?.root)
  try {
    await bringTo(state, site)
    const settled = state === 'idle' ? () => unread(site, 0) : undefined
    await uploads(site, WARM_UP, settled)
    const times = await uploads(site, UPLOADS, settled)
    await visitorOf(site.url).finish()
    await checkStill(state, site)
    return times
  } finally {
    await site.remove()
    copy?.remove()
  }
}

/** The first piece of a dossier, so many times. @returns milliseconds until each was answered */
async function uploads(
  { url }: Pick<Program, 'url'>,
  count: number,
  settled?: () => Promise<void>,
): Promise<number[]> {
  const visitor = visitorOf(url)
  const piece = pdfFile(BYTES)
  const times: number[] = []
  while (times.length < count) {
    const { id } = (await (await visitor.submit()).json()) as { id: string }
    const [answer, seconds] = await timed(() => visitor.upload(id, 'kbis', 'kbis.pdf', piece))
    if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status}`)
    times.push(seconds * 1_000)
    await settled?.()
  }
  return times
}

async function bringTo(state: State, site: Program) {
  if (state !== 'busy') return
  const visitor = visitorOf(site.url)
  const [paper] = firmPapers(FIRMS[0] as (typeof FIRMS)[number], 0)
  const photo = await pictureOf(paper?.svg ?? '', 'photo', 1)
  for (let count = 0; count < PHOTOS; count++) {
    const { id } = (await (await visitor.submit()).json()) as { id: string }
    await visitor.upload(id, 'rib', 'rib.jpg', photo)
  }
}

/** A state that ended before the uploads did would measure nothing. */
async function checkStill(state: State, site: Program) {
  const { waiting, deaths } = await readingsOf(site)
  if (state !== 'idle' && waiting === 0) throw new Error(`the reader had nothing left to read: ${state}`)
  if ((state === 'exit' || state === 'grow') && deaths < 2)
    throw new Error(`the reader died ${deaths} times: ${state}`)
  if ((state === 'loop' || state === 'busy') && readersOf(site.pid()).length === 0)
    throw new Error(`the reader was not there: ${state}`)
}

async function unread(site: Program, most: number) {
  for (;;) {
    if ((await readingsOf(site)).waiting <= most) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

async function readingsOf(site: Program): Promise<{ waiting: number; deaths: number }> {
  const client = new pg.Client(await site.connection())
  await client.connect()
  try {
    const { rows } = await client.query(`select
      (select count(*)::integer from readings where state = 'pending') as waiting,
      (select coalesce(sum(deaths), 0)::integer from job_deaths where job = 'read') as deaths`)
    return rows[0]
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
