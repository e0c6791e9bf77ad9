import type pg from 'pg'
import { openPool } from '../database/database'
import type { ServerAddress } from '../database/hosts'

/** What waits for its turn may wait so much longer to be heard of, in milliseconds. */
const TOLD_EVERY_MS = 500

/**
 * Connections of the worker's own: visitors who wait for one another must not hold up the queue. That a job was taken
 * or done, and what was found in a piece, is written without waiting for the disk: a job whose end is lost with the server is done once
 * more, which each must bear anyway. That there is a job was written before, with what it is about, and waited for.
 */
export function openWorkerPool(connection: ServerAddress, report: (error: Error) => void): pg.Pool {
  const pool = openPool(connection, 15, report, 0, '-c synchronous_commit=off')
  pool.on('connect', tellSeldom)
  return pool
}

/**
 * Each new job is told to every queue, and each asks the database whether it is its own: a dossier's fifteen jobs
 * were ninety questions. The first word is passed on at once, those of the half second after it as one.
 */
export function tellSeldom(client: Pick<pg.PoolClient, 'emit'>, every = TOLD_EVERY_MS) {
  const emit = client.emit.bind(client)
  let held: { message: pg.Notification; jobs: number } | null = null
  let resting = false

  function tell(message: pg.Notification, jobs: number) {
    resting = true
    emit('notification', { ...message, payload: JSON.stringify({ count: jobs }) })
    setTimeout(() => {
      resting = false
      const waiting = held
      held = null
      if (waiting) tell(waiting.message, waiting.jobs)
    }, every).unref()
  }

  client.emit = (name: string | symbol, ...words: unknown[]) => {
    const message = words[0] as pg.Notification
    if (name !== 'notification' || message.channel !== 'jobs:insert') return emit(name, ...words)
    const jobs = countOf(message)
    if (resting) held = { message, jobs: (held?.jobs ?? 0) + jobs }
    else tell(message, jobs)
    return true
  }
}

/** The queue's own words: `{"r":0.5,"count":2}`. */
function countOf({ payload }: pg.Notification): number {
  try {
    return Number(JSON.parse(payload ?? '').count ?? 1)
  } catch {
    return 1
  }
}
