import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Deps } from '~/usecases/deps'
import { beat, releaseDeadWorkers } from '~/usecases/release-dead-workers'

const BEAT_MS = 15_000

/**
 * Says every quarter of a minute that this program's workers live, and gives back the jobs of those that have
 * stopped saying so: somebody else does them within two minutes.
 */
export function startHeartbeat({ db }: Pick<Deps, 'db'>, report: (error: unknown) => void) {
  const workers = new Set<string>()
  const events = new EventEmitter() as WorkerEvents
  const tick = async (only?: string) => {
    await beat(db, only ? [only] : [...workers])
    if (!only) await releaseDeadWorkers(db)
  }
  events.on('worker:create', ({ worker }) => {
    workers.add(worker.workerId)
    tick(worker.workerId).catch(report)
  })
  events.on('worker:stop', ({ worker }) => void workers.delete(worker.workerId))
  const timer = setInterval(() => tick().catch(report), BEAT_MS)
  return { events, stop: () => clearInterval(timer) }
}
