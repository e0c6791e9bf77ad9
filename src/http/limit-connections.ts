import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { openConnections } from './open-connections'

/** Bytes a second of a request that is still coming in, after a moment's grace: 10 MB then take over an hour. */
const LEAST_RATE = 2_000
const GRACE_MS = 20_000
const LOOK_MS = 5_000

/**
 * Bounds what one address, and the network around it, may hold: its connections, and the time that it drips a request. Who is one too many
 * is closed at once; a trusted proxy, which speaks for many, is not counted.
 */
export function limitConnections(server: Server, isTrusted: (address: string) => boolean) {
  const { enter } = openConnections()
  const coming = new Map<IncomingMessage, { since: number; before: number }>()

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isTrusted(address)) return
    const leave = enter(address)
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
  server.on('request', (incoming: IncomingMessage) => {
    if (incoming.complete) return
    coming.set(incoming, { since: Date.now(), before: incoming.socket.bytesRead })
    incoming.once('close', () => coming.delete(incoming))
  })
  const look = setInterval(() => {
    for (const [incoming, { since, before }] of coming) {
      const age = Date.now() - since
      if (incoming.complete) coming.delete(incoming)
      else if (age > GRACE_MS && (incoming.socket.bytesRead - before) / (age / 1_000) < LEAST_RATE)
        incoming.socket.destroy()
    }
  }, LOOK_MS).unref()
  server.once('close', () => clearInterval(look))
}
