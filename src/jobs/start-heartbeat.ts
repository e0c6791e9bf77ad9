import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Deps } from '~/usecases/ground/deps'
import { beat, releaseDeadWorkers } from '~/usecases/ground/release-dead-workers'

const BEAT_MS = 15_000

/**
 * Says every quarter of a minute that this program's pools of workers live, and gives back the jobs of those that have
 * stopped saying so: somebody else does them within two minutes. A job is locked by its pool, not by one of its workers.
 */
export function startHeartbeat({ db }: Pick<Deps, 'db'>, report: (error: unknown) => void) {
  const pools = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  const tick = async (only?: string) => {
    await beat(db, only ? [only] : [...pools])
    if (!only) await releaseDeadWorkers(db)
  }
  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id)
    tick(workerPool.id).catch(report)
  })
  events.on('pool:release', ({ workerPool }) => void pools.delete(workerPool.id))
  const timer = setInterval(() => tick().catch(report), BEAT_MS)
  return { events, stop: () => clearInterval(timer) }
}
