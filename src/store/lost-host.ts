import pg from 'pg'

/** After so long without an answer, in milliseconds, it is tried whether the server is there at all. */
const SILENT_MS = 8_000
const PROBE_MS = 3_000

/**
 * A client whose queries do not wait for a host that is lost without a word (no reset ever comes from one that was
 * unplugged): when an answer takes long, the server is called on another connection. While it answers there,
 * the query goes on, however long it takes; otherwise its connection ends, as if it had been reset.
 */
export function watchedClient(connection: pg.PoolConfig) {
  const isThere = oneAtOnce(() => answers(connection))
  return class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const { stream } = (this as unknown as { connection: { stream: import('node:net').Socket } }).connection
      let timer: NodeJS.Timeout | undefined
      const look = async () => {
        if (await isThere()) watch()
        else stream.destroy(Object.assign(new Error('the database server is lost'), { code: 'ETIMEDOUT' }))
      }
      const watch = () => {
        clearTimeout(timer)
        timer = setTimeout(look, SILENT_MS).unref()
      }
      const rest = () => clearTimeout(timer)
      // A query is under way from the first bytes that leave until the server is ready for the next one.
      this.on('drain', rest)
      this.on('end', rest)
      const { query } = this
      this.query = ((...words: Parameters<typeof query>) => {
        watch()
        return query.apply(this, words)
      }) as typeof query
    }
  }
}

/** Any answer will do, a refusal too: « too many clients » comes from a server that is there. */
async function answers(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: PROBE_MS })
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
