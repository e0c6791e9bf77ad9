import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { gracefulShutdown } from './graceful-shutdown'

test('whoever is answered while the server leaves is told that its connection ends', async () => {
  let answer: ServerResponse | undefined
  let came: () => void
  const asked = new Promise<void>(resolve => {
    came = resolve
  })
  const server = createServer((_, outgoing) => {
    answer = outgoing
    came()
  })
  const leave = gracefulShutdown(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent }, resolve).on(
      'error',
      reject,
    )
  })
  await asked
  const left = leave()
  await expect.poll(() => answer?.getHeader('connection')).toBe('close')
  answer?.end('done')
  const { headers, statusCode } = await answered
  expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 200, connection: 'close' })
  await left
  expect(server.listening).toBe(false)
})
