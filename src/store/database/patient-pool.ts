import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { codeOf } from '~/domain/error'

/** `too_many_connections`: of the server, the database or the role. */
const FULL = '53300'
const AGAIN_MS = 250

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * A pool that waits where the server has no connection left, as while two versions stand side by side: one of ours, or
 * of a neighbour, comes free before a visitor's patience ends. It gives up when another wait for a connection would.
 */
export class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Taken): void
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    const taken = this.take(Date.now() + (this.options.connectionTimeoutMillis ?? 0))
    if (!callback) return taken
    taken.then(
      client => callback(undefined, client, client.release),
      error => callback(error, undefined, () => {}),
    )
  }

  private async take(until: number): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await super.connect()
      } catch (error) {
        if (codeOf(error) !== FULL || Date.now() > until) throw error
        await wait(AGAIN_MS)
      }
    }
  }
}
