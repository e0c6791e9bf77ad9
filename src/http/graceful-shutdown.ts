import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { DEADLINE_MS } from './answer-in-time'

const LOOK_MS = 50
const QUIET_TURNS = 3
const SHORT_MS = 1
/** A silent connection is parted with after twice the longest pause that its client has made, within these; one that has not spoken yet, after the most. */
const PATIENCE = { least: 2_000, most: 3_000 }
/** The last request comes when patience ends, has its own deadline, and a moment to be said no to. */
const LAST_REQUEST_MS = PATIENCE.most + DEADLINE_MS + 2_000

interface Connection {
  /** Those under way. */
  answers: Set<ServerResponse>
  silentSince: number
  /** Null before the first request. */
  longestPause: number | null
}

/**
 * Lets a server stop without losing a request. Node's own close() cuts connections that look idle, though
 * a request may lie in them unread, or be about to come on one that was just opened.
 */
export function gracefulShutdown(server: Server) {
  const connections = new Map<Socket, Connection>()
  let accepted = 0
  let leaving = false

  server.on('connection', (socket: Socket) => {
    accepted++
    connections.set(socket, { answers: new Set(), silentSince: Date.now(), longestPause: null })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    if (leaving) sendAway(outgoing)
    const connection = connections.get(socket)
    if (!connection) return
    connection.longestPause = Math.max(connection.longestPause ?? 0, Date.now() - connection.silentSince)
    connection.answers.add(outgoing)
    outgoing.once('close', () => {
      connection.answers.delete(outgoing)
      connection.silentSince = Date.now()
    })
  })

  /** Shuts the door, answers what is under way, and parts with connections once they are silent. */
  return async () => {
    // One turn of the loop may let in one only: the door closes once nobody waits at it.
    for (let quiet = 0, seen = accepted; quiet < QUIET_TURNS; seen = accepted) {
      await nextTurn()
      quiet = accepted === seen ? quiet + 1 : 0
    }
    let closed = false
    NetServer.prototype.close.call(server, () => {
      closed = true
    })
    // Only now: whom we send away comes back at once, and must find the door shut, not closing.
    leaving = true
    for (const { answers } of connections.values()) answers.forEach(sendAway)
    for (const start = Date.now(); !closed && Date.now() - start < LAST_REQUEST_MS; ) {
      await wait(LOOK_MS)
      for (const [socket, connection] of connections) {
        if (!isSilent(connection)) continue
        // One by one: while others are parted with, this one may speak.
        await quietTurn()
        if (isSilent(connection)) socket.destroy()
      }
    }
    server.closeAllConnections()
    server.close(() => {})
  }
}

/** Tells a client that nothing more is read on its connection after this answer, where that can still be said. */
function sendAway(answer: ServerResponse) {
  if (!answer.headersSent) answer.setHeader('Connection', 'close')
}

/**
 * A turn of the loop that has read what had come in, and was so short that nothing can have come since:
 * what is silent after it has nothing unread.
 */
async function quietTurn() {
  for (let tries = 0; tries < 500; tries++) {
    const start = performance.now()
    await nextTurn()
    if (performance.now() - start < SHORT_MS) return
  }
}

function isSilent({ answers, silentSince, longestPause }: Connection): boolean {
  const patience =
    longestPause === null
      ? PATIENCE.most
      : Math.min(PATIENCE.most, Math.max(PATIENCE.least, 2 * longestPause))
  return answers.size === 0 && Date.now() - silentSince > patience
}
