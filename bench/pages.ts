import { get } from 'node:http'
import type { Program } from '../tests/support/program'
import { type BareServer, bareServer } from './support/bare-server'
import type { Figure, Options } from './support/figure'
import { askEach, manyAddresses } from './support/many-pages'
import { residentMegabytes } from './support/memory'
import { median } from './support/numbers'
import { startSite } from './support/site'
import { forSeconds, type Seen, visit } from './support/visits'

/** A cached page comes at a quarter of the speed of a bare answer, or more (QUALITY.md section 1). */
const LEAST_SHARE = 0.25
const ROUNDS = 3
const SECONDS = 2
/** What the bounded cache, and the garbage between two collections, may take. */
const MOST_GROWTH_MB = 150

/** Any number makes the address one that is never kept: with a query a page is always rendered. */
const RENDERED = '?mesure=1'

/** Pages from memory and rendered anew, beside a bare node:http answer of the same bytes; then memory. */
export async function run(options: Options): Promise<Figure[]> {
  const site = await startSite(options)
  try {
    const etag = (await load(`${site.url}/`)).etag
    return [
      ...(await compare(site, 'cached page', '/', LEAST_SHARE)),
      ...(await compare(site, '304 on a matching ETag', '/', LEAST_SHARE, { 'if-none-match': etag })),
      ...(await compare(site, 'landing page rendered', `/${RENDERED}`)),
      ...(await compare(site, 'article rendered', `/blog/${await anArticle(site)}${RENDERED}`)),
      ...(await compare(site, 'city page rendered', `/acquisition-client-lyon${RENDERED}`)),
      ...(await memory(site)),
    ]
  } finally {
    await site.remove()
  }
}

/** In turns, so that what else the machine does falls on both. */
async function compare(
  site: Program,
  name: string,
  path: string,
  least?: number,
  headers: Record<string, string> = {},
): Promise<Figure[]> {
  const { body, status } = await load(site.url + path, headers)
  const bare = await bareServer(body, status)
  const [ours, theirs] = await inTurns(site.url + path, headers, bare)
  bare.stop()
  const besideBare = (unit: string, of: (seen: Seen) => number) => ({
    unit,
    value: median(ours.map(of)),
    beside: { name: 'bare node:http', value: median(theirs.map(of)) },
  })
  const limit = least === undefined ? {} : { limit: { least } }
  return [
    { name, ...besideBare('answers/s', seen => seen.perSecond), ...limit },
    { name: `${name}, median`, ...besideBare('ms', seen => seen.p50) },
    { name: `${name}, 99th percentile`, ...besideBare('ms', seen => seen.p99) },
  ]
}

async function inTurns(url: string, headers: Record<string, string>, bare: BareServer) {
  const ours: Seen[] = []
  const theirs: Seen[] = []
  await visit({ url, headers, until: forSeconds(1) })
  await visit({ url: bare.url, until: forSeconds(1) })
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await visit({ url, headers, until: forSeconds(SECONDS) }))
    theirs.push(await visit({ url: bare.url, until: forSeconds(SECONDS) }))
  }
  return [ours, theirs] as const
}

/** Five thousand pages are five times what the first thousand took only if the cache has no bound. */
async function memory(site: Program): Promise<Figure[]> {
  const pages = await manyAddresses(site.url, 5_000)
  await askEach(pages.slice(0, 100))
  const before = residentMegabytes(site.pid())
  await askEach(pages.slice(0, 1_000))
  const afterThousand = residentMegabytes(site.pid())
  await askEach(pages)
  const afterAll = residentMegabytes(site.pid())
  const limit = { most: MOST_GROWTH_MB }
  return [
    { name: 'memory before', value: before, unit: 'MB' },
    { name: 'growth after 1,000 different pages', value: afterThousand - before, unit: 'MB', limit },
    { name: 'growth after 5,000 more', value: afterAll - before, unit: 'MB', limit },
  ]
}

async function anArticle(site: Program): Promise<string> {
  const { articles } = (await (await fetch(`${site.url}/api/seo/articles`)).json()) as {
    articles: { slug: string }[]
  }
  return articles[0]?.slug ?? ''
}

/** The bytes as they travel; `fetch` would unpack them. */
function load(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ body: Buffer; etag: string; status: 200 | 304 }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', ...headers } }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          etag: String(answer.headers.etag ?? ''),
          status: answer.statusCode === 304 ? 304 : 200,
        }),
      )
    }).on('error', reject)
  })
}
