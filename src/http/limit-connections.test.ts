import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitConnections } from './limit-connections'

async function server(trusted: string[] = []) {
  let seen = 0
  const listening = createServer((_, outgoing) => outgoing.end('served'))
  listening.on('connection', () => seen++)
  limitConnections(listening, address => trusted.includes(address))
  await new Promise<void>(resolve => listening.listen(0, '0.0.0.0', resolve))
  const { port } = listening.address() as AddressInfo
  const sockets = new Set<Socket>()
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    listening.close()
  })
  /** Opens that many connections, and waits until the server has looked at each. */
  const hold = async (localAddress: string, count: number) => {
    for (let n = 0; n < count; n++) {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
      // Half a request line, and then silence: an answer would end what is being tried.
      socket.once('connect', () => socket.write('GET / HT'))
    }
    await expect.poll(() => seen).toBe(count)
  }
  const visit = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
  return { hold, visit, held: () => sockets.size }
}

test('slow sockets of one address are bounded, and a visitor from another is served', async () => {
  const { hold, visit, held } = await server()
  await hold('127.0.0.2', 400)
  await expect.poll(held).toBe(256)
  expect(await visit()).toBe('served')
  expect(held()).toBe(256)
})

test('a trusted proxy, which speaks for many, is not counted', async () => {
  const { hold, visit, held } = await server(['127.0.0.3'])
  await hold('127.0.0.3', 300)
  expect(await visit()).toBe('served')
  expect(held()).toBe(300)
})
