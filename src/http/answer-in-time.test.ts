import { EventEmitter } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerInTime } from './answer-in-time'
import { answerProblem } from './answer-problem'
import { holdPort } from './held-port'
import { serve } from './serve'

const DEADLINE = 1_000

async function served(app: Hono) {
  const [host, held] = ['127.0.0.1', await holdPort('127.0.0.1')]
  const { port } = held
  onTestFinished(await serve(app, { host, port, publicUrl: 'http://localhost', held }))
  return { url: `http://127.0.0.1:${port}`, port }
}

test('an answer that does not come is a 503 that says when to come back; what was under way ends unheard', async () => {
  const told: string[] = []
  let release = () => {}
  const waiting = new Promise<void>(resolve => {
    release = resolve
  })
  let ended = false
  const app = new Hono()
    .use(answerInTime(DEADLINE))
    .all('/slow', async context => {
      await waiting
      ended = true
      return context.text('late')
    })
    .get('/quick', context => context.text('here'))
  app.onError((error, context) => answerProblem(error, context, thrown => told.push(String(thrown))))
  const { url } = await served(app)
  for (const [method, said] of [
    ['GET', 'momentanément indisponible'],
    ['POST', 'peut-être déjà fait'],
  ] as const) {
    const answer = await fetch(`${url}/slow`, { method })
    expect([answer.status, answer.headers.get('retry-after')], method).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining(said),
    })
  }
  expect(told).toEqual(Array(2).fill('Error: no answer within 1 s'))
  release()
  expect(await (await fetch(`${url}/quick`)).text()).toBe('here')
  await expect.poll(() => ended).toBe(true)
})

test('an upload that takes longer than that is answered', async () => {
  const app = new Hono()
    .use(answerInTime(DEADLINE))
    .post('/upload', async context => context.text(String((await context.req.arrayBuffer()).byteLength)))
  const { port } = await served(app)
  const answer = new Promise<string>((resolve, reject) => {
    const upload = request({ port, host: '127.0.0.1', path: '/upload', method: 'POST' }, incoming => {
      incoming.setEncoding('utf8').once('data', resolve)
    })
    upload.once('error', reject).write('first')
    void wait(1.5 * DEADLINE).then(() => upload.end('second'))
  })
  expect(await answer).toBe('11')
})

test('what is refused before it was in whole leaves no time running', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const incoming = Object.assign(new EventEmitter(), { complete: false, headers: { 'content-length': '9' } })
  const app = new Hono().use(answerInTime()).post('/', context => context.text('no', 401))
  expect((await app.request('/', { method: 'POST' }, { incoming })).status).toBe(401)
  incoming.emit('end')
  expect(vi.getTimerCount()).toBe(0)
})
