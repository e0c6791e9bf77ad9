import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { cachedPages } from './cached-pages'
import { chooseEncoding, packPage } from './compressed-page'
import { makePageCache } from './page-cache'

function site(cacheControl = 'public, no-cache') {
  let renders = 0
  let words = 'Bonjour'
  const cache = makePageCache()
  const app = new Hono()
  app.use(cachedPages(cache))
  app.get('*', async context => {
    renders += 1
    const seen = words
    await new Promise(resolve => setTimeout(resolve, 5))
    return context.html(`<p>${seen} ${'été '.repeat(400)}</p>`, 200, { 'Cache-Control': cacheControl })
  })
  return {
    app,
    cache,
    renders: () => renders,
    say: (next: string) => {
      words = next
    },
  }
}

describe('cachedPages', () => {
  it('renders once, also for visitors who come together', async () => {
    const { app, renders } = site()
    await Promise.all([app.request('/'), app.request('/'), app.request('/')])
    await app.request('/')
    expect(renders()).toBe(1)
  })

  it('sends the same page in brotli, gzip and plain, each with its own strong ETag', async () => {
    const { app } = site()
    const get = async (encoding: string) => {
      const answer = await app.request('/', { headers: { 'accept-encoding': encoding } })
      return { answer, body: Buffer.from(await answer.arrayBuffer()) }
    }
    const plain = await get('')
    const br = await get('gzip, deflate, br')
    const gz = await get('gzip')
    expect(plain.body.toString()).toContain('Bonjour')
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gz.body)).toEqual(plain.body)
    const tags = [plain, br, gz].map(({ answer }) => answer.headers.get('etag'))
    expect(new Set(tags).size).toBe(3)
    expect(br.answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(br.answer.headers.get('content-encoding')).toBe('br')
  })

  it('answers 304 without a body to who holds the page', async () => {
    const { app } = site()
    const etag = (await app.request('/')).headers.get('etag') ?? ''
    const again = await app.request('/', { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const other = await app.request('/', { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  })

  it('shows a change at once after a clear, even one that comes while a page is rendered', async () => {
    const { app, cache, say } = site()
    const slow = app.request('/')
    say('Bonsoir')
    cache.clear()
    await slow
    expect(await (await app.request('/')).text()).toContain('Bonsoir')
  })

  it('never keeps a page with a query, nor one that is not public', async () => {
    const asked = site()
    await asked.app.request('/?a=1')
    await asked.app.request('/?a=1')
    expect(asked.renders()).toBe(2)
    const closed = site('no-store')
    await Promise.all([closed.app.request('/'), closed.app.request('/')])
    const answer = await closed.app.request('/')
    expect(closed.renders()).toBe(3)
    expect(answer.headers.get('etag')).toBeNull()
  })

  it('answers HEAD as GET, without the body', async () => {
    const { app } = site()
    const head = await app.request('/', { method: 'HEAD' })
    expect(head.headers.get('etag')).toBe((await app.request('/')).headers.get('etag'))
    expect(await head.text()).toBe('')
  })
})

describe('makePageCache', () => {
  it('lets pages go after a minute', async () => {
    let time = 0
    const cache = makePageCache(() => time)
    cache.put('/', await packPage(new Response('page')), 0)
    time = 60_000
    expect(cache.get('/')).toBeDefined()
    time = 60_001
    expect(cache.get('/')).toBeUndefined()
  })

  it('stays within its bound, forgetting what was read the longest ago', async () => {
    const cache = makePageCache()
    const page = { ...(await packPage(new Response('page'))), bytes: 10 * 1024 * 1024 }
    for (const path of ['/a', '/b', '/c']) cache.put(path, page, 0)
    cache.get('/a')
    cache.put('/d', page, 0)
    expect(['/a', '/b', '/c', '/d'].filter(path => cache.get(path))).toEqual(['/a', '/c', '/d'])
  })
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
])('chooses for %s the encoding %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
