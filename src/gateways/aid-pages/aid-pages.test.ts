import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isPublicAddress } from '~/domain/access/public-address'
import { listening } from '../../../tests/support/servers/listening'
import { httpAidPages } from './aid-pages'

const sheet = `L’aide paie jusqu’à 50 % d’un site vitrine, sous réserve d’acceptation. ${'Conditions et calendrier. '.repeat(12)}`
const page = (text: string) => `<!doctype html><html><head><title>Aide</title><style>p{}</style></head>
  <body><nav>Menu du ${Math.random()}</nav><main><h1>Chèque numérique</h1><p>${text}</p>
  <a href="/autre?jeton=${Math.random()}">La suite</a><script>var n=1</script></main><footer>Pied</footer></body></html>`

const server = (answer: RequestListener) => listening(createServer(answer))

/** Nothing that answers is late, however busy the machine. */
const pages = httpAidPages(() => true, { patience: 60_000 })
const hurried = httpAidPages(() => true, { patience: 1_500 })
const html = { 'content-type': 'text/html; charset=utf-8' }

test('the text of a page is its main part: what surrounds it changes, and that is no news', async () => {
  const url = await server((_, response) =>
    response.writeHead(200, { ...html, etag: '"a"' }).end(page(sheet)),
  )
  const [first, second] = [await pages.ask(url, null), await pages.ask(url, null)]
  expect(first).toEqual(second)
  expect(first).toMatchObject({ kind: 'text', status: 200, etag: '"a"', moved_to: null })
  const text = first.kind === 'text' ? first.text : ''
  expect(text.split('\n')[0]).toBe('Chèque numérique')
  expect(text).not.toMatch(/Menu|Pied|jeton|var n/)
})

test('a tag that is still good brings nothing again; « not modified » without a tag is no answer', async () => {
  const url = await server((request, response) =>
    response
      .writeHead(request.headers['if-none-match'] === '"a"' || request.url === '/lie' ? 304 : 200, html)
      .end(page(sheet)),
  )
  expect(await pages.ask(url, '"a"')).toEqual({ kind: 'same' })
  expect(await pages.ask(url, '"old"')).toMatchObject({ kind: 'text' })
  expect(await pages.ask(`${url}/lie`, null)).toEqual({ kind: 'silent', status: 304, reason: 'refused' })
})

test('a page that is gone, one that fails and one that refuses are told apart', async () => {
  const url = await server((request, response) =>
    response.writeHead(Number(request.url?.slice(1)), html).end(page(sheet)),
  )
  expect(await pages.ask(`${url}/404`, null)).toEqual({ kind: 'gone', status: 404 })
  expect(await pages.ask(`${url}/410`, null)).toEqual({ kind: 'gone', status: 410 })
  expect(await pages.ask(`${url}/403`, null)).toMatchObject({ kind: 'silent', reason: 'refused' })
  expect(await pages.ask(`${url}/503`, null)).toMatchObject({ kind: 'silent', reason: 'failing' })
})

test('a redirect is followed and told, one that only adds a slash is none, a circle ends', async () => {
  const url = await server((request, response) => {
    const to = { '/old': '/new', '/slash': '/slash/', '/round': '/round?', '/file': 'file:///etc/passwd' }[
      request.url ?? ''
    ]
    const circle = request.url?.startsWith('/round') ? `/round?${Math.random()}` : to
    if (circle) return response.writeHead(302, { location: circle }).end()
    response.writeHead(200, html).end(page(sheet))
  })
  expect(await pages.ask(`${url}/old`, null)).toMatchObject({ kind: 'text', moved_to: `${url}/new` })
  expect(await pages.ask(`${url}/slash`, null)).toMatchObject({ kind: 'text', moved_to: null })
  expect(await pages.ask(`${url}/round`, null)).toMatchObject({ kind: 'silent', reason: 'turns-in-circles' })
  expect(await pages.ask(`${url}/file`, null)).toMatchObject({ kind: 'silent', reason: 'private' })
})

test('what never ends, what is too long, what unpacks to too much and what is no text are bounded', async () => {
  const url = await server((request, response) => {
    if (request.url === '/hang') return
    if (request.url === '/drip') {
      response.writeHead(200, html)
      const drip = setInterval(() => response.write('<p>'), 50)
      response.on('close', () => clearInterval(drip))
      return
    }
    if (request.url === '/cut') {
      response.writeHead(200, { ...html, 'content-length': '100000' })
      response.write(page(sheet))
      setTimeout(() => response.destroy(), 50)
      return
    }
    if (request.url === '/bomb') {
      const bomb = gzipSync(Buffer.alloc(50_000_000, 'a'))
      return response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb)
    }
    if (request.url === '/packed')
      return response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(page(sheet)))
    if (request.url === '/not-packed')
      return response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(page(sheet))
    if (request.url === '/script')
      return response.writeHead(200, html).end('<body><div id="app"></div><script>draw()</script></body>')
    if (request.url === '/deep') return response.writeHead(200, html).end('<div>'.repeat(300_000))
    if (request.url === '/pdf')
      return response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4')
    response.writeHead(200, html).end('a'.repeat(3_000_000))
  })
  const reason = async (path: string, asker = pages) => {
    const answer = await asker.ask(`${url}${path}`, null)
    return answer.kind === 'silent' ? answer.reason : answer.kind
  }
  expect(await reason('/hang', hurried)).toBe('too-slow')
  expect(await reason('/drip', hurried)).toBe('too-slow')
  expect(await reason('/cut')).toBe('unreachable')
  expect(await reason('/bomb')).toBe('too-long')
  expect(await reason('/long')).toBe('too-long')
  expect(await reason('/packed')).toBe('text')
  expect(await reason('/not-packed')).toBe('unreachable')
  expect(await reason('/script')).toBe('no-text')
  expect(await reason('/deep')).toBe('no-text')
  expect(await reason('/pdf')).toBe('no-text')
})

test('older French pages are read in their own signs', async () => {
  const words = Buffer.from(page(sheet.replaceAll('’', "'")), 'latin1')
  const url = await server((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=windows-1252' }).end(words),
  )
  const answer = await pages.ask(url, null)
  expect(answer.kind === 'text' && answer.text).toContain('Chèque numérique')
})

test('nothing in a private network is asked, by its address, by a name or by a redirect', async () => {
  let asked = 0
  const url = await server((_, response) => {
    asked++
    response.writeHead(200, html).end(page(sheet))
  })
  const careful = httpAidPages(isPublicAddress, { patience: 60_000 })
  const port = new URL(url).port
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
    expect(await careful.ask(`http://${host}:${port}/`, null), host).toMatchObject({ reason: 'private' })
  expect(await careful.ask(`ftp://127.0.0.1:${port}/`, null)).toMatchObject({ reason: 'private' })
  expect(await careful.ask(`http://user:secret@8.8.8.8:${port}/`, null)).toMatchObject({ reason: 'private' })
  expect(asked).toBe(0)
  const outside = httpAidPages(ip => ip === '127.0.0.1', { patience: 60_000 })
  const leading = await server((_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  )
  expect(await outside.ask(leading, null)).toMatchObject({ kind: 'silent', reason: 'private' })
})
