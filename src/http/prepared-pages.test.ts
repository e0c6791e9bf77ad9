import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { AccessLine } from './log-access'
import { servePreparedPages } from './pages/cached-pages'
import { packPage } from './pages/compressed-page'
import { makePageCache } from './pages/page-cache'

async function server() {
  const cache = makePageCache()
  const lines: AccessLine[] = []
  const ready = servePreparedPages(cache, line => lines.push(line))
  const listening = createServer((incoming, outgoing) =>
    ready(incoming, outgoing, () => outgoing.writeHead(203).end('rendered')),
  )
  await new Promise<void>(resolve => listening.listen(0, 'localhost', resolve))
  onTestFinished(() => void listening.close())
  cache.put('/', await packPage(new Response('kept', { headers: { 'cache-control': 'public' } })), 0)
  const ask = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
    new Promise<{ status: number | undefined; etag: string | undefined; body: string }>((resolve, reject) => {
      const { port } = listening.address() as AddressInfo
      request({ host: 'localhost', port, path, ...options }, answer => {
        let body = ''
        answer.on('data', chunk => {
          body += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode, etag: answer.headers.etag, body }))
      })
        .on('error', reject)
        .end()
    })
  return { ask, lines, cache }
}

it('answers a kept page itself, logs it, and leaves every other request to the application', async () => {
  const { ask, lines } = await server()
  expect(await ask('/')).toMatchObject({ status: 200, body: 'kept' })
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  expect(await ask('/?a')).toMatchObject({ status: 203, body: 'rendered' })
  expect(await ask('/', { method: 'POST' })).toMatchObject({ status: 203 })
  expect(lines.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
    'GET page 200',
    'HEAD page 200',
  ])
})

it('answers 304 to who holds the page, and the application again after a clear', async () => {
  const { ask, cache } = await server()
  const { etag = '' } = await ask('/')
  expect(await ask('/', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, body: '' })
  cache.clear()
  expect(await ask('/')).toMatchObject({ status: 203 })
})
