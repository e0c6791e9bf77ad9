import { nothingYet, startLoad } from '../tests/support/acknowledged'
import { startCopies } from '../tests/support/copies'
import { visitorOf } from '../tests/support/path'
import type { Figure } from './support/figure'
import { median } from './support/numbers'
import { forSeconds, visit } from './support/visits'

const ROUNDS = 3
const SECONDS = 4
const VISITORS = 16

/**
 * Calls a second of one copy and of two, in turns, with PostgreSQL, the S3 store, the worker and the visitors
 * on the same machine: two copies show here what sharing costs, and gain only where cores are left.
 */
export async function run(): Promise<Figure[]> {
  const copies = await startCopies(2)
  try {
    const urls = copies.web.map(copy => copy.url)
    const id = await visitorOf(String(urls[0])).finish()
    const rates = { reads: [[], []] as Rounds, calls: [[], []] as Rounds }
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, used] of [urls.slice(0, 1), urls].entries()) {
        rates.reads[index]?.push(await readsOf(used, id))
        rates.calls[index]?.push(await callsOf(used))
      }
    }
    return [
      figure('dossiers read, 2 copies', rates.reads),
      figure('calls of the French path, 2 copies', rates.calls),
    ]
  } finally {
    await copies.stop()
  }
}

/** Of one copy, and of two. */
type Rounds = [number[], number[]]

const figure = (name: string, [one, two]: Rounds): Figure => ({
  name,
  value: median(two),
  unit: '/s',
  beside: { name: '1 copy', value: median(one) },
})

async function readsOf(urls: string[], id: string): Promise<number> {
  const until = forSeconds(SECONDS)
  const seen = await Promise.all(
    urls.map(url => visit({ url: `${url}/api/company/${id}`, connections: VISITORS / urls.length, until })),
  )
  return seen.reduce((sum, { perSecond }) => sum + perSecond, 0)
}

/** Submission, pieces, signature, end: mostly writes, each synced, each file sent to the S3 store. */
async function callsOf(urls: string[]): Promise<number> {
  const known = nothingYet()
  const start = performance.now()
  const loads = urls.map(url => startLoad(url, known, VISITORS / urls.length))
  await new Promise(resolve => setTimeout(resolve, SECONDS * 1000))
  const { answered } = known
  const seconds = (performance.now() - start) / 1000
  for (const stop of loads) await stop()
  return answered / seconds
}
