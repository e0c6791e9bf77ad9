import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitConnections } from './connection-limits'

async function server(trusted: string[] = []) {
  const listening = createServer((_, outgoing) => outgoing.end('served'))
  limitConnections(listening, address => trusted.includes(address))
  await new Promise<void>(resolve => listening.listen(0, '0.0.0.0', resolve))
  const { port } = listening.address() as AddressInfo
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    listening.close()
  })
  /** @returns whether the connection is still there once the server has looked at it */
  const hold = (localAddress: string) =>
    new Promise<boolean>(resolve => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      sockets.push(socket)
      socket.on('error', () => resolve(false))
      socket.on('close', () => resolve(false))
      // Half a request line, and then silence: an answer would end what is being tried.
      socket.once('connect', () => socket.write('GET / HT', () => setTimeout(resolve, 300, true)))
    })
  const visit = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
  return { hold, visit }
}

test('slow sockets of one address are bounded, and a visitor from another is served', async () => {
  const { hold, visit } = await server()
  const held = await Promise.all(Array.from({ length: 400 }, () => hold('127.0.0.2')))
  expect(held.filter(Boolean)).toHaveLength(256)
  expect(await visit()).toBe('served')
})

test('a trusted proxy, which speaks for many, is not counted', async () => {
  const { hold } = await server(['127.0.0.3'])
  const held = await Promise.all(Array.from({ length: 300 }, () => hold('127.0.0.3')))
  expect(held.filter(Boolean)).toHaveLength(300)
})
