import pg from 'pg'
import { codeOf } from '~/domain/error'
import { answers, oneAtOnce } from './host-probe'
import { type ServerAddress, writableHost } from './hosts'

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
        const answer: unknown = query.apply(this, words)
        if (answer instanceof Promise) answer.catch(error => this.leave(error))
        return answer
      }) as typeof query
    }

    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | void {
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
      if (codeOf(error) !== '25006') return
      writable.forget()
      onlyReading.add(this)
    }
  }

  function isThere({ host, port }: pg.Client): Promise<boolean> {
    const place = `${host}:${port}`
    const known = asked.get(place) ?? oneAtOnce(() => answers(connection, { host, port }))
    asked.set(place, known)
    return known()
  }
}

/** Their servers only read; a pool lets them go once what is under way on them, the rollback too, has ended. */
const onlyReading = new WeakSet<pg.Client>()

/** Ends a connection that its pool takes back, where its server only reads. */
export function endWhereOnlyRead(client: pg.Client) {
  if (onlyReading.has(client)) client.end().catch(() => {})
}

/** As the driver types it. */
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)
