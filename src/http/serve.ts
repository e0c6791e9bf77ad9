import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { gracefulShutdown } from './graceful-shutdown'
import type { HeldPort } from './held-port'
import { limitConnections } from './limit-connections'
import { baseHeaders } from './reply/base-headers'

interface ServeOptions {
  host: string
  port: number
  publicUrl: string
  /** Where it listens instead of at `host` and `port`. */
  held?: HeldPort | null
  /** Whether an address is a proxy's that speaks for many; its connections are not counted. */
  isTrusted?: (address: string) => boolean
  /** Answers what is asked of clients' hosts, with headers of their own; false for what is ours. */
  sites?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** Answers before the application does, as the development server needs. */
  before?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void
}

/**
 * How long a client may take. A file of 10 MB must pass at 150 kbit/s; an idle client, or one that
 * drips its headers, holds a place for seconds only.
 */
const HEADERS_MS = 10_000
const REQUEST_MS = 10 * 60_000
/** A proxy must part with a connection earlier. */
export const IDLE_MS = 30_000
const CONNECTIONS = 4_000

/** Listens. @returns what stops listening once the requests under way are answered. */
export async function serve(
  app: Hono,
  { host, port, publicUrl, held, sites, before, isTrusted = () => false }: ServeOptions,
) {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const everyAnswer = Object.entries(baseHeaders(publicUrl))
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      // Node's five seconds end under a proxy, or a busy client, that is just about to ask again.
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: 2_000,
    },
    (incoming, outgoing) => {
      if (sites?.(incoming, outgoing)) return
      for (const [name, value] of everyAnswer) outgoing.setHeader(name, value)
      if (!before) return void listener(incoming, outgoing)
      before(incoming, outgoing, () => void listener(incoming, outgoing))
    },
  )
  const leave = gracefulShutdown(server)
  server.maxConnections = CONNECTIONS
  limitConnections(server, isTrusted)
  server.setTimeout(IDLE_MS)
  // A request that is no HTTP gets these headers too; a socket that is gone gets nothing.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
    const lines = everyAnswer.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.end(`HTTP/1.1 ${status}\r\n${lines}Content-Length: 0\r\nConnection: close\r\n\r\n`)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    if (held) server.listen(held.server, resolve)
    else server.listen(port, host, resolve)
  })
  return leave
}
