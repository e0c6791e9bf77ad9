import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from './cannot-start'
import { USER } from './cluster'
import type { ServerLog } from './server-log'

/**
 * Waits until PostgreSQL answers, and makes our database where it has none.
 * @param tries a tenth of a second apart
 * @throws CannotStart with what its log says
 */
export async function serverReady(
  connection: pg.PoolConfig,
  log: ServerLog,
  { tries, gaveUp }: { tries: number; gaveUp: () => boolean },
) {
  for (let time = 0; time < tries && !gaveUp(); time++) {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    try {
      await client.connect()
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [USER])
      if (!rowCount) await client.query(`create database ${USER}`)
      return
    } catch {
      await wait(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
  const reason = gaveUp() ? log.lastReason() : 'it did not answer in time'
  throw new CannotStart(
    `PostgreSQL did not start: ${reason ?? 'it gave no reason'} (its log is ${log.path}). Mend that, or set DATABASE_URL to a server of your own.`,
  )
}
