import { visitorOf } from '../../tests/support/path'
import type { Figure, Options } from './figure'
import { startSite } from './site'
import { forSeconds, seenOf, visit } from './visits'

/** Issue of the slowest answers: while invoices are made they take at most so many times longer. */
const MOST_RATIO = 3
const INVOICES = 20
const ROUNDS = 5
/** Milliseconds between two visits of the landing page. */
const EVERY = 4

/** What visitors of a cached page feel while twenty invoices are signed at once. */
export async function visitsWhileSigning(options: Options): Promise<Figure[]> {
  const site = await startSite(options)
  try {
    const visitor = visitorOf(site.url)
    const visits = (until: () => boolean) =>
      visit({ url: `${site.url}/`, connections: 8, every: EVERY, until })
    await visitor.finish()
    await visits(forSeconds(2))
    const quiet: number[] = []
    const busy: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const ids = await Promise.all(Array.from({ length: INVOICES }, () => visitor.complete()))
      // The pieces are looked into and the fonts of the papers are read by then.
      await new Promise(resolve => setTimeout(resolve, 1_000))
      quiet.push(...(await visits(forSeconds(2))).times)
      let signed = false
      const visiting = visits(() => signed)
      const answers = await Promise.all(ids.map(id => visitor.sign(id)))
      signed = true
      busy.push(...(await visiting).times)
      if (answers.some(answer => !answer.ok)) throw new Error('an invoice was not signed')
    }
    const [calm, pressed] = [seenOf(quiet), seenOf(busy)]
    return [
      {
        name: 'cached page while 20 invoices are made, p99',
        value: pressed.p99,
        unit: 'ms',
        beside: { name: 'quiet', value: calm.p99 },
        limit: { most: MOST_RATIO },
      },
      {
        name: 'the same, median',
        value: pressed.p50,
        unit: 'ms',
        beside: { name: 'quiet', value: calm.p50 },
      },
    ]
  } finally {
    await site.remove()
  }
}
