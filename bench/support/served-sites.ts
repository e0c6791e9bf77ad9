import { get } from 'node:http'
import { join } from 'node:path'
import { firstLayout } from '../../src/domain/site/layout/first-layout'
import { diskSites } from '../../src/gateways/sites-folder/disk-sites'
import { renderSite } from '../../src/sites/render-site'
import { fullFacts, renderOptions, siteAssets } from '../../tests/support/sites/client-sites'
import { bareServer } from './bare-server'
import type { Figure, Options } from './figure'
import { median } from './numbers'
import { startSite } from './site'
import { forSeconds, type Seen, visit } from './visits'

/** A client's page comes at four tenths of the speed of a bare answer of the same bytes, or more. */
const LEAST_SHARE = 0.4
const ROUNDS = 3
const SECONDS = 2
const HOST = 'maison-perrier.localhost'

/** A browser that is counted: programs are not. */
export const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** A client's site as visitors are served it, each counted. */
export async function servedSites(options: Options): Promise<Figure[]> {
  const program = await startSite(options)
  try {
    const root = join(program.dataDir, 'sites')
    const sites = diskSites(root)
    const files = renderSite(fullFacts, firstLayout(fullFacts), '2026-11-20', renderOptions, siteAssets)
    await sites.show('mesure', await sites.lay('mesure', 1, files))
    await sites.lead(HOST, 'mesure')
    return await beside(program.url, 'a client’s page, visits counted', { least: LEAST_SHARE })
  } finally {
    await program.remove()
  }
}

async function beside(url: string, name: string, limit: Figure['limit']): Promise<Figure[]> {
  const headers = { host: HOST, 'user-agent': PERSON }
  const page = await packed(url)
  const bare = await bareServer(page)
  const seen: [Seen[], Seen[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = await visit({ url: `${url}/`, headers, until: forSeconds(SECONDS) })
    const theirs = await visit({ url: bare.url, until: forSeconds(SECONDS) })
    // The first one warms both.
    if (round > 0)
      [seen[0], seen[1]] = [
        [...seen[0], ours],
        [...seen[1], theirs],
      ]
  }
  bare.stop()
  const figure = (unit: string, of: (one: Seen) => number) => ({
    unit,
    value: median(seen[0].map(of)),
    beside: { name: 'bare node:http', value: median(seen[1].map(of)) },
  })
  return [
    { name, ...figure('answers/s', one => one.perSecond), ...(limit && { limit }) },
    { name: `${name}, 99th percentile`, ...figure('ms', one => one.p99) },
  ]
}

/** As it is sent to a browser that unpacks brotli. */
function packed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host: HOST, 'accept-encoding': 'br' } }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
