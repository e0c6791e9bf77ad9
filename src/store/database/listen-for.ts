import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { ServerAddress } from './hosts'
import { watchedClient } from './lost-host'

/** What copies of the program tell one another. */
type Channel = 'page_changes' | 'live' | 'calls'

type Heard = Partial<Record<Channel, (words: string | null) => void>>

const PAUSE = 1_000
/** A connection that a router forgot says nothing: it is asked. */
const PING = 20_000

/**
 * Tells `heard` the words of each notice of its channels, on one connection that is made again when it breaks. Notices
 * of the time between are lost: each is called with null for them every time that the connection stands.
 * @returns what stops listening
 */
export async function listenFor(
  connection: ServerAddress,
  heard: Heard,
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let current = await openEar(connection, heard).catch(report)

  async function keepListening() {
    while (!stopping.signal.aborted) {
      await current?.deaf
      await current?.close()
      await wait(PAUSE, undefined, { signal: stopping.signal }).catch(() => {})
      // One line for one outage is enough, and the pool of connections writes that.
      if (!stopping.signal.aborted) current = await openEar(connection, heard).catch(() => {})
    }
  }
  const listening = keepListening()
  return async () => {
    stopping.abort()
    await current?.close()
    await listening
  }
}

/** One connection; `deaf` resolves when it is gone, or answers no more. */
async function openEar(connection: ServerAddress, heard: Heard) {
  const told = new Map(Object.entries(heard))
  const client = new (watchedClient(connection))({
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  const ended = new Promise<void>(resolve => client.once('end', resolve))
  const closed = new AbortController()
  const close = async () => {
    closed.abort()
    await Promise.race([client.end().catch(() => {}), wait(1_000, undefined, { ref: false })])
  }
  client.on('error', () => {})
  client.on('notification', ({ channel, payload }) => told.get(channel)?.(payload ?? ''))
  try {
    await client.connect()
    await client.query([...told.keys()].map(channel => `listen ${channel}`).join('; '))
  } catch (error) {
    await close()
    throw error
  }
  for (const tell of told.values()) tell(null)
  return { deaf: Promise.race([ended, unanswered(client, closed.signal).catch(() => {})]), close }
}

/** Rejects once a question finds no answer, or the connection is closed. */
async function unanswered(client: pg.Client, closed: AbortSignal): Promise<void> {
  for (;;) {
    await wait(PING, undefined, { signal: closed, ref: false })
    await client.query('select 1')
  }
}
