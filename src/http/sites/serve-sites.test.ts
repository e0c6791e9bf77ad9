import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { onceServed } from '../../../tests/support/dossiers/once-served'
import { publishedSite } from '../../../tests/support/sites/published-site'

const AGENCY = 'Sitéligible'
const FIRM = 'Maison Perrier'
const OTHER = 'Fournil Zoé'

type Site = Awaited<ReturnType<typeof publishedSite>>['site']

/** Sends lines exactly as written. @returns status, headers in small letters and body */
async function raw(url: string, ...lines: string[]) {
  const socket = connect(Number(new URL(url).port), 'localhost')
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, 'latin1')
  const answer = await text(socket)
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const [, etag = ''] = /\netag: (\S+)/i.exec(head) ?? []
  return { status: Number(head.split(' ')[1]), etag, head: head.toLowerCase(), body: body.join('\r\n\r\n') }
}

const get = (url: string, host: string, path = '/', ...more: string[]) =>
  raw(url, `GET ${path} HTTP/1.1`, `Host: ${host}`, ...more)

/** Another firm's site, and a domain that leads to it. */
async function another({ deps }: Site) {
  const page = (words: string) => `<!doctype html><title>${words}</title>`
  const pages = [
    { path: 'index.html', body: page(OTHER) },
    { path: '404.html', body: page(`${OTHER} n’a pas cette page`) },
  ]
  await deps.sitesFolder.show('autre', await deps.sitesFolder.lay('autre', 1, pages))
  await deps.sitesFolder.lead('fournil.localhost', 'autre')
  await deps.sitesFolder.lead('fournil-zoe.example', 'autre')
  await deps.sitesFolder.alias('www.fournil-zoe.example', 'fournil-zoe.example')
  await deps.sitesFolder.lead('sans-page.example', 'sans-page')
}

test('a host gets its own site or none, however it is written', async () => {
  const { site } = await publishedSite()
  await another(site)
  const { url } = site
  const { port } = new URL(url)
  // What is tried is where a host leads, not how long the agency’s first page takes on a busy machine.
  await onceServed(() => fetch(url))
  const perrier = 'maison-perrier.localhost'
  const cases: [words: string, status: number, of: string | null, ...lines: string[]][] = [
    ['as it is', 200, FIRM, 'GET / HTTP/1.1', `Host: ${perrier}:${port}`],
    ['without port', 200, FIRM, 'GET / HTTP/1.1', `Host: ${perrier}`],
    ['another port', 200, FIRM, 'GET / HTTP/1.1', `Host: ${perrier}:1`],
    ['capitals', 200, FIRM, 'GET / HTTP/1.1', `Host: MAISON-Perrier.LOCALHOST`],
    ['a dot at the end', 200, FIRM, 'GET / HTTP/1.1', `Host: ${perrier}.`],
    ['a dot and a port', 200, FIRM, 'GET / HTTP/1.1', `Host: ${perrier}.:80`],
    ['the other', 200, OTHER, 'GET / HTTP/1.1', 'Host: fournil.localhost'],
    ['its domain', 200, OTHER, 'GET / HTTP/1.1', 'Host: Fournil-Zoe.Example.'],
    ['its www', 308, null, 'GET / HTTP/1.1', 'Host: www.fournil-zoe.example'],
    ['below its domain', 200, AGENCY, 'GET / HTTP/1.1', 'Host: a.fournil-zoe.example'],
    ['a domain without a page', 404, null, 'GET / HTTP/1.1', 'Host: sans-page.example'],
    // Its é is a letter and a sign; its o is Greek.
    ['a look-alike of a domain', 200, AGENCY, 'GET / HTTP/1.1', 'Host: fournil-zoé.example'],
    [
      'the same in punycode',
      200,
      AGENCY,
      'GET / HTTP/1.1',
      `Host: ${new URL('http://fοurnil-zoe.example').host}`,
    ],
    ['two domains', 400, null, 'GET / HTTP/1.1', 'Host: fournil-zoe.example', `Host: ${perrier}`],
    [
      'a domain, then ours',
      400,
      null,
      'GET / HTTP/1.1',
      'Host: fournil-zoe.example',
      `Host: localhost:${port}`,
    ],
    [
      'ours, then a domain',
      400,
      null,
      'GET / HTTP/1.1',
      `Host: localhost:${port}`,
      'Host: fournil-zoe.example',
    ],
    ['two in one', 404, null, 'GET / HTTP/1.1', `Host: ${perrier}, fournil-zoe.example.localhost`],
    ['in the request line', 200, OTHER, 'GET http://fournil.localhost/ HTTP/1.1', 'Host: fournil.localhost'],
    ['another in the request line', 400, null, 'GET http://fournil.localhost/ HTTP/1.1', `Host: ${perrier}`],
    ['ours in the request line', 400, null, `GET http://localhost:${port}/ HTTP/1.1`, `Host: ${perrier}`],
    ['a client’s under ours', 400, null, `GET http://${perrier}/ HTTP/1.1`, `Host: localhost:${port}`],
    ['two hosts', 400, null, 'GET / HTTP/1.1', `Host: ${perrier}`, 'Host: fournil.localhost'],
    ['the same twice', 400, null, 'GET / HTTP/1.1', `Host: ${perrier}`, `Host: ${perrier}`],
    ['two, ours first', 400, null, 'GET / HTTP/1.1', `Host: localhost:${port}`, `Host: ${perrier}`],
    ['nobody’s', 404, null, 'GET / HTTP/1.1', 'Host: personne.localhost'],
    ['below a site', 404, null, 'GET / HTTP/1.1', `Host: a.${perrier}`],
    ['a look-alike', 404, null, 'GET / HTTP/1.1', 'Host: mais\u00f6n-perrier.localhost'],
    ['a look-alike in punycode', 404, null, 'GET / HTTP/1.1', 'Host: xn--maisn-perrier-w0f.localhost'],
    ['a path', 404, null, 'GET / HTTP/1.1', 'Host: ../sites/autre/current.localhost'],
    ['an escape', 404, null, 'GET / HTTP/1.1', 'Host: fournil%2elocalhost.localhost'],
    [
      'a forwarded host',
      200,
      FIRM,
      'GET / HTTP/1.1',
      `Host: ${perrier}`,
      'X-Forwarded-Host: fournil.localhost',
    ],
    ['health of nobody', 404, null, 'GET /healthz HTTP/1.1', 'Host: personne.localhost'],
    ['the agency', 200, AGENCY, 'GET / HTTP/1.1', `Host: localhost:${port}`],
    [
      'the agency in the request line',
      200,
      AGENCY,
      `GET http://localhost:${port}/ HTTP/1.1`,
      `Host: localhost:${port}`,
    ],
    ['an address', 200, AGENCY, 'GET / HTTP/1.1', `Host: 127.0.0.1:${port}`],
    ['an IPv6 address', 200, AGENCY, 'GET / HTTP/1.1', `Host: [::1]:${port}`],
    ['somebody’s domain', 200, AGENCY, 'GET / HTTP/1.1', 'Host: quelquun.example'],
    ['no host, as of old', 200, AGENCY, 'GET / HTTP/1.0'],
  ]
  for (const [words, status, of, ...lines] of cases) {
    const answer = await raw(url, ...lines)
    expect.soft(answer.status, words).toBe(status)
    for (const name of [AGENCY, FIRM, OTHER])
      expect.soft(answer.body.includes(name), `${words}: ${name}`).toBe(name === of)
  }
})

test('nothing of the agency is on a client’s host, and nothing of a client’s on the agency’s', async () => {
  const { site, host: slug, own } = await publishedSite()
  const { url } = site
  const domain = 'maison-perrier.example'
  await site.deps.sitesFolder.lead(domain, own.site)
  for (const host of [slug, domain]) await checkApart(url, host)
  expect((await get(url, 'localhost', '/services')).status).toBe(404)
})

async function checkApart(url: string, host: string) {
  for (const path of [
    '/api/',
    '/api/site',
    '/admin-login',
    '/healthz',
    '/metrics',
    '/assets/',
    '/simulateur',
    '/dossier/x',
    '/openapi.json',
    '/favicon.svg',
    '/.sums',
    '/../../.installation',
    '/_f/',
    '/%2e%2e/index.html',
    '//index.html',
    '/index.html/',
  ]) {
    const answer = await get(url, host, path, 'Cookie: client_session=abc')
    expect.soft([path, answer.status], path).toEqual([path, path.endsWith('/') ? 308 : 404])
    expect.soft(answer.head, path).not.toMatch(/set-cookie|x-robots-tag|cross-origin-resource/)
    expect.soft(answer.body, path).not.toContain(AGENCY)
  }
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST'])
    expect
      .soft((await raw(url, `${method} / HTTP/1.1`, `Host: ${host}`, 'Content-Length: 0')).status)
      .toBe(405)
  const home = await get(url, host)
  expect(home.head).toContain(
    "content-security-policy: default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'",
  )
  expect(home.head).not.toMatch(/unsafe|set-cookie/)
}

test('the www of a domain leads there with path and query, and nothing that is not a path leads away', async () => {
  const { site } = await publishedSite()
  await another(site)
  const { url } = site
  const { port } = new URL(url)
  const there = `location: http://fournil-zoe.example:${port}`
  for (const [asked, led] of [
    ['/services?a=1&b=%0d%0aX', '/services?a=1&b=%0d%0ax'],
    ['//autre.example/', '//autre.example/'],
    ['http://www.fournil-zoe.example', '/'],
    ['http://www.fournil-zoe.example?x', '/?x'],
  ])
    expect
      .soft((await get(url, 'www.fournil-zoe.example', asked)).head, asked)
      .toContain(`${there}${led}\r\n`)
  expect(
    (await raw(url, 'POST /_demande HTTP/1.1', 'Host: www.fournil-zoe.example', 'Content-Length: 0')).status,
  ).toBe(308)
})

test('what is held already is not sent again, what packs well comes packed, names by content for ever', async () => {
  const { site, host, rename, admin, params } = await publishedSite()
  const { url } = site
  const home = await get(url, host)
  expect(home.head).toContain('cache-control: public, no-cache')
  const held = await get(url, host, '/', `If-None-Match: ${home.etag}`)
  expect([held.status, held.body]).toEqual([304, ''])
  const zipped = await raw(url, 'GET /services HTTP/1.1', `Host: ${host}`, 'Accept-Encoding: br')
  expect(zipped.head).toMatch(/content-encoding: br[\s\S]*/)
  expect(zipped.head).toContain('vary: accept-encoding')
  expect((await raw(url, 'HEAD / HTTP/1.1', `Host: ${host}`)).body).toBe('')
  expect((await get(url, host, '/services/')).head).toContain('location: /services\r\n')
  expect((await get(url, host, '/?utm_source=carte#x')).status).toBe(200)
  expect((await get(url, host, '/rien')).body).toContain('Page introuvable')
  const [style = ''] = /\/_f\/style\.[0-9a-f]{10}\.css/.exec(home.body) ?? []
  expect((await get(url, host, style)).head).toContain('max-age=31536000, immutable')
  const [icon = ''] = /\/_f\/icone\.[0-9a-f]{10}\.svg/.exec(home.body) ?? []
  await rename('Tout autre nom')
  await admin.publishSite({ params })
  const after = await get(url, host)
  expect(after.body).toContain('Tout autre nom')
  expect(after.body).not.toContain(icon)
  // A page that was opened before the switch asks for it.
  expect((await get(url, host, icon)).status).toBe(200)
})

test('a site answers while the database is away', async () => {
  const { site, host } = await publishedSite()
  await site.deps.db.destroy()
  expect((await get(site.url, host)).body).toContain(FIRM)
  expect(brotliDecompressSync(Buffer.from(await packedBytes(site.url, host))).toString()).toContain(FIRM)
})

function packedBytes(url: string, host: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), 'localhost')
    const chunks: Buffer[] = []
    socket.on('data', chunk => chunks.push(chunk)).on('error', reject)
    socket.on('end', () => {
      const answer = Buffer.concat(chunks)
      resolve(answer.subarray(answer.indexOf('\r\n\r\n') + 4))
    })
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`)
  })
}
