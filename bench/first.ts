import { visitorOf } from '../tests/support/dossiers/path'
import { pdfFile } from '../tests/support/files/files'
import { startProgram } from '../tests/support/program/program'
import type { Figure } from './support/figure'
import { askEach, manyAddresses } from './support/many-pages'
import { medianOfRuns } from './support/median-of-runs'
import { residentMegabytes } from './support/memory'
import { median, timed } from './support/numbers'

/** The first of each takes at most so many times as long as the later ones. */
const MOST_RATIO = 3
const RUNS = 3
const LATER = 15
/** By then a program that was just started has made its own first page, piece and paper. */
const WARM_AFTER_MS = 10_000
const PAGES = 1_000
/** One copy, its helpers not counted. */
const MOST_AT_REST_MB = 450
const MOST_GROWTH_MB = 150

/** What the first visitors after a start wait, ten seconds after it; then its memory at rest and after a thousand pages. */
export const run = (): Promise<Figure[]> => medianOfRuns(RUNS, afterStart)

async function afterStart(): Promise<Figure[]> {
  const site = await startProgram()
  try {
    await new Promise(resolve => setTimeout(resolve, WARM_AFTER_MS))
    const visitor = visitorOf(site.url)
    const rest = residentMegabytes(site.pid())
    const ids: string[] = []
    while (ids.length <= LATER) ids.push(await visitor.begin())
    const times = { page: [] as number[], upload: [] as number[], signature: [] as number[] }
    const note = async (what: keyof typeof times, work: () => Promise<Response>) => {
      const [answer, seconds] = await timed(work)
      if (!answer.ok) throw new Error(`${what}: ${answer.status}`)
      await answer.arrayBuffer()
      times[what].push(seconds * 1_000)
    }
    for (const id of ids) await note('upload', () => visitor.upload(id, 'rib', 'rib.pdf', pdfFile()))
    for (const id of ids) await note('page', () => fetch(`${site.url}/?mesure=${id}`))
    for (const _ of ids) {
      const id = await visitor.complete()
      await note('signature', () => visitor.sign(id))
    }
    const before = residentMegabytes(site.pid())
    await askEach(await manyAddresses(site.url, PAGES))
    const grown = residentMegabytes(site.pid()) - before
    const first = (name: string, [one = 0, ...later]: number[]): Figure => ({
      ...{ name, value: one, unit: 'ms', beside: { name: 'the later ones', value: median(later) } },
      limit: { most: MOST_RATIO },
    })
    return [
      first('first page that is not cached', times.page),
      first('first upload', times.upload),
      first('first signature', times.signature),
      { name: 'memory at rest', value: rest, unit: 'MB', limit: { most: MOST_AT_REST_MB } },
      {
        name: `growth after ${PAGES.toLocaleString('en')} different pages`,
        value: grown,
        unit: 'MB',
        limit: { most: MOST_GROWTH_MB },
      },
    ]
  } finally {
    await site.remove()
  }
}
