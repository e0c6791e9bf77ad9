import { get } from 'node:http'
import { PERSON } from '../tests/support/browser/browser-words'
import type { Program } from '../tests/support/program/program'
import { type BareServer, bareServer } from './support/bare-server'
import type { Figure, Options } from './support/figure'
import { askEach, unknownAddresses } from './support/many-pages'
import { residentMegabytes } from './support/memory'
import { median } from './support/numbers'
import { startSite } from './support/site'
import { forSeconds, type Seen, visit } from './support/visits'

/** A cached page comes at a quarter of the speed of a bare answer, or more (specification D1). */
const LEAST_SHARE = 0.25
/** A page that is rendered anew, a second (specification D1). */
const RENDERINGS = { least: 800, ofValue: true } as const
const ROUNDS = 3
const SECONDS = 2
/** What a plateau may wander by. */
const MOST_RISE_MB = 60
/** Addresses that do not exist. */
const UNKNOWN = 4_000

/** Any number makes the address one that is never kept: with a query a page is always rendered. */
const RENDERED = '?mesure=1'

/** Somebody who comes from elsewhere: his page and its source are counted. */
const ARRIVING = { 'user-agent': PERSON, referer: 'https://www.google.com/' }

/** Pages from memory and rendered anew, beside a bare node:http answer of the same bytes; then memory. */
export async function run(options: Options): Promise<Figure[]> {
  const site = await startSite(options)
  try {
    const etag = (await load(`${site.url}/`)).etag
    return [
      ...(await compare(site, 'cached page', '/', { least: LEAST_SHARE })),
      ...(await compare(site, 'cached page, counted as a visit', '/', { least: LEAST_SHARE }, ARRIVING)),
      ...(await compare(
        site,
        '304 on a matching ETag',
        '/',
        { least: LEAST_SHARE },
        { 'if-none-match': etag },
      )),
      ...(await compare(site, 'landing page rendered', `/${RENDERED}`, RENDERINGS)),
      ...(await compare(site, 'article rendered', `/blog/${await anArticle(site)}${RENDERED}`, RENDERINGS)),
      ...(await compare(site, 'city page rendered', `/acquisition-client-lyon${RENDERED}`, RENDERINGS)),
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
  limit?: Figure['limit'],
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
  return [
    { name, ...besideBare('answers/s', seen => seen.perSecond), ...(limit && { limit }) },
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

/** Thousands of addresses that do not exist are rendered, and as many again: what is kept of them would show as a second growth like the first. */
async function memory(site: Program): Promise<Figure[]> {
  const after = async (begin: number) => {
    await askEach(unknownAddresses(site.url, begin, UNKNOWN))
    return residentMegabytes(site.pid())
  }
  const before = residentMegabytes(site.pid())
  const [unknown, more] = [await after(0), await after(UNKNOWN)]
  const growth = (name: string, value: number): Figure => ({ name, value, unit: 'MB' })
  return [
    growth('growth after 4,000 unknown addresses', unknown - before),
    { ...growth('growth after 4,000 more', more - unknown), limit: { most: MOST_RISE_MB } },
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
