import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { makeLiveStreams } from './live-streams'

const followed = async () => ({ beat: async () => '1.1', stop: async () => {} })

test('strangers who hold 1,500 streams by dossiers of their own leave the team its streams', async () => {
  const streams = makeLiveStreams(error => expect.unreachable(String(error)))
  const app = new Hono()
    .get('/team', context => streams.answer(context, 'session s', followed))
    .get('/:id', context => streams.answer(context, `dossier ${context.req.param('id')}`, followed))
    .onError((error, context) => context.text(String(error), 429))
  for (let n = 0; n < 1_500; n++) expect((await app.request(`/${n}`)).status).toBe(200)
  expect((await app.request('/one-more')).status).toBe(429)
  expect((await app.request('/team')).status).toBe(200)
  await streams.close()
})
