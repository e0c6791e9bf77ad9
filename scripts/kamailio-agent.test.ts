import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '../tests/support/servers/listening'
import { portSaid } from '../tests/support/servers/port-said'

test('the agent of the SIP example lets go what the site refuses, and sends the rest until it is taken', async () => {
  const told: Record<string, number[]> = {}
  const events: Record<string, string[]> = {}
  const site = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { call_id, event } = JSON.parse(text)
    // Away twice, then there; the call that is refused is refused each time.
    const times = told[call_id] ?? []
    told[call_id] = times
    const status = call_id === 'refused' ? 422 : ([503, 429][times.length] ?? 200)
    times.push(status)
    if (status === 200) events[call_id] = [...(events[call_id] ?? []), event]
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"route":null,"reason":null}')
  })
  const spool = await mkdtemp(join(tmpdir(), 'agent-'))
  const agent = spawn(process.execPath, [resolve('ops/kamailio/agent.mjs')], {
    env: {
      ...process.env,
      SITE: await listening(site),
      TELEPHONY_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
      SPOOL: spool,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let printed = ''
  agent.stdout.on('data', part => {
    printed += part
  })
  agent.stderr.on('data', part => {
    said += part
  })
  onTestFinished(async () => {
    const ended = once(agent, 'exit')
    agent.kill('SIGTERM')
    await ended
    await rm(spool, { recursive: true, force: true })
  })
  const port = await portSaid(agent, () => printed)
  const hand = (body: string) => fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })
  for (const call of ['refused', 'late']) {
    const taken = await hand(`ended\n${call}\n+33612345678\n+33189000001`)
    expect(taken.status).toBe(200)
  }
  // The site is away when it rings: the call rings nowhere, and the site hears later that it rang and ended.
  expect((await hand('ringing\nunheard\n+33612345678\n+33189000001')).status).toBe(503)
  await expect.poll(() => readdir(spool)).toEqual([])
  expect(events.unheard?.sort()).toEqual(['ended', 'ringing'])
  expect(told).toMatchObject({ refused: [422], late: [503, 429, 200] })
  expect(said).toMatch(/refused it with 422; let go: .*"call_id":"refused"/)
})
