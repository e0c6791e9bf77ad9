import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { makeLiveStreams, PUBLIC_LIFE_MS } from './live-streams'

const followed = async () => ({ beat: async () => '1.1', stop: async () => {} })

function site() {
  const streams = makeLiveStreams(error => expect.unreachable(String(error)))
  const app = new Hono()
    .get('/team', context => streams.answer(context, { holder: 'session s', ip: '10.0.0.1' }, followed))
    .get('/:ip/:id', context => {
      const { ip, id } = context.req.param()
      return streams.answer(context, { holder: `dossier ${id}`, ip }, followed)
    })
    .onError((error, context) => context.text(String(error), 429))
  return { streams, status: async (path: string) => (await app.request(path)).status, app }
}

afterEach(() => void vi.useRealTimers())

test('strangers who hold 1,500 streams by dossiers of their own leave the team its streams', async () => {
  const { streams, status } = site()
  for (let n = 0; n < 1_500; n++) expect(await status(`/10.1.${n % 30}.9/${n}`)).toBe(200)
  expect(await status('/10.2.0.9/one-more')).toBe(429)
  expect(await status('/team')).toBe(200)
  await streams.close()
})

test('eight addresses took all public streams: a network has its share, and a stream that nobody reads ends', async () => {
  vi.useFakeTimers()
  const { streams, status, app } = site()
  const last = await app.request('/10.1.1.1/first')
  for (let n = 1; n < 64; n++) expect(await status(`/10.1.1.${n % 8}/${n}`)).toBe(200)
  expect(await status('/10.1.1.200/one-more')).toBe(429)
  expect(await status('/2001:db8::1/other')).toBe(200)
  await vi.advanceTimersByTimeAsync(PUBLIC_LIFE_MS)
  expect(await last.text()).toMatch(/^id: 1\.1\n\n/)
  expect(await status('/10.1.1.200/one-more')).toBe(200)
  await streams.close()
})
