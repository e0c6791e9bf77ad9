import pg from 'pg'
import type { Host } from './hosts'

const PROBE_MS = 3_000

/** Any answer will do, a refusal too: « too many clients » comes from a server that is there. */
export async function answers(connection: pg.PoolConfig, place: Host): Promise<boolean> {
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
export function oneAtOnce<Answer>(work: () => Promise<Answer>) {
  let under: Promise<Answer> | undefined
  return () => {
    under ??= work().finally(() => {
      under = undefined
    })
    return under
  }
}
