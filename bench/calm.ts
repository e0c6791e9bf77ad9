import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { visitorOf } from '../tests/support/dossiers/path'
import { type Program, startProgram } from '../tests/support/program/program'
import { onlineSite } from '../tests/support/sites/online-site'
import { rewordSite } from '../tests/support/sites/site-facts'
import type { Figure } from './support/figure'
import { medianOfRuns } from './support/median-of-runs'
import { firmPapers } from './support/papers/firm-papers'
import { FIRMS } from './support/papers/firms'
import { pictureOf } from './support/papers/variants'
import { forSeconds, seenOf, visit } from './support/visits'

/** While work goes on, the slowest answers take at most so many times longer (specification D1). */
const MOST_RATIO = 3
const RUNS = 3
const ROUNDS = 3
/** Milliseconds between two visits of the landing page. */
const EVERY = 4
const PAPERS = 20
const PUBLICATIONS = 10
const PHOTOS = 10
/** Those photos keep the reader longer. */
const READING_MS = 3_000

/** Work that is made ready, and then done while visitors come. */
type Work = (site: Program) => Promise<() => Promise<unknown>>

/** What visitors of a cached page feel of the work that the same machine does. */
export async function run(): Promise<Figure[]> {
  return [
    ...(await visitsWhile(`${PAPERS} papers are made`, signPapers)),
    ...(await visitsWhile(`a site is published ${PUBLICATIONS} times`, publishSite())),
    ...(await visitsWhile(`${PHOTOS} photos of papers are read`, readPieces, { READ_PIECES: 'on' })),
    ...(await visitsWhile('a backup is made', makeBackup)),
  ]
}

async function visitsWhile(words: string, work: Work, env: Record<string, string> = {}): Promise<Figure[]> {
  const site = await startProgram(env)
  try {
    const visits = (until: () => boolean) =>
      visit({ url: `${site.url}/`, connections: 8, every: EVERY, until })
    await visitorOf(site.url).finish()
    await visits(forSeconds(2))
    return await medianOfRuns(RUNS, async () => {
      const quiet: number[] = []
      const busy: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const begin = await work(site)
        // What the pieces and the last round began is over by then.
        await new Promise(resolve => setTimeout(resolve, 1_000))
        quiet.push(...(await visits(forSeconds(2))).times)
        let done = false
        const visiting = visits(() => done)
        await begin().finally(() => {
          done = true
        })
        busy.push(...(await visiting).times)
      }
      const [calm, pressed] = [seenOf(quiet), seenOf(busy)]
      const figure = (name: string, value: number, beside: number): Figure => ({
        ...{ name, value, unit: 'ms', beside: { name: 'quiet', value: beside } },
      })
      return [
        {
          ...figure(`cached page while ${words}, p99`, pressed.p99, calm.p99),
          limit: { most: MOST_RATIO },
        },
        figure(`cached page while ${words}, median`, pressed.p50, calm.p50),
      ]
    })
  } finally {
    await site.remove()
  }
}

const signPapers: Work = async ({ url }) => {
  const visitor = visitorOf(url)
  const ids = await Promise.all(Array.from({ length: PAPERS }, () => visitor.complete()))
  return async () => {
    const answers = await Promise.all(ids.map(id => visitor.sign(id)))
    if (answers.some(answer => !answer.ok)) throw new Error('an invoice was not signed')
  }
}

/** One site for all rounds. */
function publishSite(): Work {
  let online: ReturnType<typeof onlineSite> | undefined
  return async site => {
    online ??= onlineSite(site)
    const { admin, id, own } = await online
    return async () => {
      for (let done = 0; done < PUBLICATIONS; done++) {
        await rewordSite(admin, own.site)
        await admin.adminPublishSite({ params: { id } })
      }
    }
  }
}

const readPieces: Work = async ({ url }) => {
  const visitor = visitorOf(url)
  const [paper] = firmPapers(FIRMS[0] as (typeof FIRMS)[number], 0)
  const photo = await pictureOf(paper?.svg ?? '', 'photo', 1)
  const pieces = Array.from(
    { length: PHOTOS },
    async () => (await (await visitor.submit()).json()) as { id: string },
  )
  const ids = await Promise.all(pieces)
  return async () => {
    for (const { id } of ids) await visitor.upload(id, 'rib', 'rib.jpg', photo)
    await new Promise(resolve => setTimeout(resolve, READING_MS))
  }
}

const makeBackup: Work = async site => {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-bench-backup-'))
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: site.dataDir,
    NODE_ENV: 'production',
    COMPANY_REGISTRY_URL: 'off',
  }
  return async () => {
    await promisify(execFile)(process.execPath, ['build/commands/backup.js', folder], { env })
    await rm(folder, { recursive: true, force: true })
  }
}
