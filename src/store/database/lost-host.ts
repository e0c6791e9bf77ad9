import pg from 'pg'
import { codeOf } from '~/domain/error'
import { type Host, type ServerAddress, writableHost } from './hosts'
import { preparedName } from './prepared'

/** After so long without an answer, in milliseconds, it is tried whether the server is there at all. */
const SILENT_MS = 8_000

/**
 * A client whose queries do not wait for a host that is lost without a word (no reset ever comes from one that was
 * unplugged): when an answer takes long, the server is called on another connection. While it answers there,
 * the query goes on, however long it takes; otherwise its connection ends, as if it had been reset.
 */
export function watchedClient(connection: ServerAddress) {
  const writable = writableHost(connection)
  const asked = new Map<string, () => Promise<boolean>>()
  return class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const { stream } = this.connection
      let timer: NodeJS.Timeout | undefined
      const look = async () => {
        if (await isThere(this)) watch()
        else stream.destroy(Object.assign(new Error('the database server is lost'), { code: 'ETIMEDOUT' }))
      }
      const watch = () => {
        clearTimeout(timer)
        timer = setTimeout(look, SILENT_MS).unref()
      }
      const rest = () => clearTimeout(timer)
      this.on('error', writable.forget)
      // A query is under way from the first bytes that leave until the server is ready for the next one.
      this.on('drain', rest)
      this.on('end', rest)
      const { query } = this
      this.query = ((...words: Parameters<typeof query>) => {
        watch()
        const answer: unknown = Reflect.apply(query, this, named(words))
        if (answer instanceof Promise) answer.catch(error => this.leave(error))
        return answer
      }) as typeof query
    }

    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const connected = this.aim().then(() => super.connect())
      if (!callback) return connected
      const told = callback as (error: Error | null, client?: pg.Client) => void
      connected.then(client => told(null, client), told)
    }

    /** At the server that takes writes, of several. */
    async aim() {
      const host = await writable.find()
      if (host) Object.assign(this, host)
    }

    /** A server that only reads now is not the one any more: the next connection finds the other. */
    leave(error: unknown) {
      const code = codeOf(error)
      if (code === '25006') writable.forget()
      if (code === '25006' || LOST_PLAN.includes(code)) left.add(this)
    }
  }

  function isThere({ host, port }: pg.Client): Promise<boolean> {
    const place = `${host}:${port}`
    const known = asked.get(place) ?? oneAtOnce(() => answers(connection, { host, port }))
    asked.set(place, known)
    return known()
  }
}

/** A statement that is to be prepared goes by its name. */
function named(words: unknown[]): unknown[] {
  const [text, ...values] = words
  const name = typeof text === 'string' ? preparedName(text) : undefined
  return name ? [{ name, text }, ...values] : words
}

/** A prepared statement gives other columns than it did, or a pooler gave us another server's connection. */
const LOST_PLAN = ['0A000', '26000']

/** A pool lets them go once what is under way on them, the rollback too, has ended. */
const left = new WeakSet<pg.Client>()

/** Ends a connection that its pool takes back, where its server only reads, or its plans are of no use any more. */
export function endWhereLeft(client: pg.Client) {
  if (left.has(client)) client.end().catch(() => {})
}

/** As the driver types it. */
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

const PROBE_MS = 3_000

/** Any answer will do, a refusal too: « too many clients » comes from a server that is there. */
async function answers(connection: pg.PoolConfig, place: Host): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: PROBE_MS })
  Object.assign(client, place)
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    client.end().catch(() => {})
  }
}

/** Those who ask while an answer is under way share it. */
function oneAtOnce<Answer>(work: () => Promise<Answer>) {
  let under: Promise<Answer> | undefined
  return () => {
    under ??= work().finally(() => {
      under = undefined
    })
    return under
  }
}
