import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { baseHeaders } from './headers'

interface ServeOptions {
  host: string
  port: number
  publicUrl: string
  /** Answers before the application does, as the development server needs. */
  before?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void
}

/**
 * How long a client may take. A file of 10 MB must pass at 150 kbit/s; an idle client, or one that
 * drips its headers, holds a place for seconds only.
 */
const HEADERS_MS = 10_000
const REQUEST_MS = 10 * 60_000
const IDLE_MS = 30_000
const CONNECTIONS = 4_000
/** How long clients are asked to leave before the door closes, and what is under way may take. */
const LEAVING_MS = 200
const LAST_REQUEST_MS = 25_000

/** Listens. @returns what stops listening once the requests under way are answered. */
export async function serve(app: Hono, { host, port, publicUrl, before }: ServeOptions) {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const everyAnswer = Object.entries(baseHeaders(publicUrl))
  let leaving = false
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: 2_000 },
    (incoming, outgoing) => {
      if (leaving) outgoing.setHeader('Connection', 'close')
      for (const [name, value] of everyAnswer) outgoing.setHeader(name, value)
      if (!before) return void listener(incoming, outgoing)
      before(incoming, outgoing, () => void listener(incoming, outgoing))
    },
  )
  server.maxConnections = CONNECTIONS
  server.setTimeout(IDLE_MS)
  // A request that is no HTTP gets these headers too; a socket that is gone gets nothing.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
    const lines = everyAnswer.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.end(`HTTP/1.1 ${status}\r\n${lines}Content-Length: 0\r\nConnection: close\r\n\r\n`)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return () =>
    close(server, () => {
      leaving = true
    })
}

/**
 * Stops without losing a request: first every answer asks its client to leave, so that none sends on a
 * connection that we are closing; then the door closes, right after the turn of the loop that let in
 * those who waited; then what is under way is answered, within its time.
 */
async function close(server: Server, announce: () => void) {
  announce()
  await wait(LEAVING_MS)
  await nextTurn()
  const closed = new Promise(resolve => server.close(resolve))
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const late = setTimeout(() => server.closeAllConnections(), LAST_REQUEST_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
