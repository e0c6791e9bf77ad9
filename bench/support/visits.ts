import { connect, type Socket } from 'node:net'
import { percentile } from './numbers'

interface Visit {
  url: string
  headers?: Record<string, string>
  connections?: number
  /** Until this tells that it is over. */
  until: () => boolean
  /** Milliseconds between two visits; without it each connection asks again at once. */
  every?: number
}

/** What visitors saw: milliseconds of each answer, in the order of their end. */
export interface Seen {
  perSecond: number
  p50: number
  p99: number
  times: number[]
}

/** For that many seconds from now. */
export function forSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() >= end
}

/**
 * Asks for one address over open connections. Answers are read by hand: an HTTP client costs as much as
 * the servers that are compared here, and would hide their difference.
 * @throws when an answer is neither 200 nor 304
 */
export async function visit({ url, headers = {}, connections = 16, until, every }: Visit): Promise<Seen> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = Object.entries({ host, 'accept-encoding': 'br', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
  const asking = await Promise.all(
    Array.from({ length: connections }, () => openConnection(hostname, Number(port), request)),
  )
  const times: number[] = []
  const start = performance.now()
  const ask = async (connection: Connection, since: number) => {
    await connection.ask()
    times.push(performance.now() - since)
  }
  if (every === undefined) {
    await Promise.all(
      asking.map(async connection => {
        while (!until()) await ask(connection, performance.now())
      }),
    )
  } else await atPace(asking, ask, every, until)
  const seconds = (performance.now() - start) / 1000
  for (const { close } of asking) close()
  return { ...seenOf(times), perSecond: times.length / seconds }
}

/** Several rounds as one. */
export const seenOf = (times: number[]): Omit<Seen, 'perSecond'> => ({
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  times,
})

/** A visit that finds no free connection waits, and its wait counts. */
async function atPace(
  connections: Connection[],
  ask: (connection: Connection, since: number) => Promise<void>,
  every: number,
  until: () => boolean,
) {
  const waiting: number[] = []
  const serve = async (connection: Connection) => {
    while (!until() || waiting.length > 0) {
      const since = waiting.shift()
      if (since === undefined) await new Promise(resolve => setTimeout(resolve, 1))
      else await ask(connection, since)
    }
  }
  const clock = setInterval(() => waiting.push(performance.now()), every)
  const serving = connections.map(serve)
  while (!until()) await new Promise(resolve => setTimeout(resolve, 10))
  clearInterval(clock)
  await Promise.all(serving)
}

interface Connection {
  /** Resolves once the whole answer is there. */
  ask: () => Promise<void>
  close: () => void
}

/** One that the server closed while nothing was asked, as it does after five seconds, is opened anew by the next question. */
async function openConnection(host: string, port: number, request: string): Promise<Connection> {
  let current = await heldConnection(host, port, request)
  return {
    ask: async () => {
      if (current.isOver()) current = await heldConnection(host, port, request)
      return current.ask()
    },
    close: () => current.close(),
  }
}

async function heldConnection(host: string, port: number, request: string) {
  const socket: Socket = connect(port, host)
  socket.setNoDelay(true)
  await new Promise<void>((resolve, reject) => void socket.once('connect', resolve).once('error', reject))
  let answered: () => void = () => {}
  let failed: (error: Error) => void = () => {}
  let received: Buffer = Buffer.alloc(0)
  socket.on('error', error => failed(error))
  socket.on('close', () => failed(new Error('the server closed a connection')))
  socket.on('data', chunk => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    if (!isWhole(received)) return
    const status = received.toString('latin1', 9, 12)
    received = Buffer.alloc(0)
    if (status === '200' || status === '304') answered()
    else failed(new Error(`an answer with status ${status}`))
  })
  return {
    isOver: () => socket.readyState !== 'open',
    ask: () =>
      new Promise<void>((resolve, reject) => {
        answered = resolve
        failed = reject
        socket.write(request)
      }),
    close: () => void socket.destroy(),
  }
}

function isWhole(received: Buffer): boolean {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = received.toString('latin1', 0, end).toLowerCase()
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  if (length !== undefined && !head.startsWith('http/1.1 304'))
    return received.length >= end + 4 + Number(length)
  if (/\r\ntransfer-encoding: chunked/.test(head)) return received.subarray(-5).equals(LAST_CHUNK)
  return true
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')
