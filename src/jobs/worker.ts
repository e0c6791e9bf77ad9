import { setTimeout as wait } from 'node:timers/promises'
import { Logger, type Runner, run } from 'graphile-worker'
import type { Pool } from 'pg'
import { keysOf, tableOf } from '~/domain/closed-list'
import type { Deps } from '~/usecases/ground/deps'
import { boundedTask } from './bounded-task'
import { jobsOf, type Queue, queues } from './queues'
import { schedule } from './schedule'
import { startHeartbeat } from './start-heartbeat'
import { tasksOf } from './tasks'

/** The worker, started again when it gives up because the database is away. */
export interface Worker {
  /** Takes no new job and resolves when those under way are done, or were given ten seconds. */
  stop: () => Promise<void>
}

const PAUSE = 2_000
const PATIENCE = 10_000

/** Ends of jobs that come so soon after one another are written together; a job whose end a kill loses is done once more. */
const ENDS_MS = 100
/** A job that was taken and waits so long for a slot is given back, for another copy of the program. */
const TAKEN_MS = 10_000
/** Half of it to one and a half. */
const REST_MS = 200

/**
 * Starts what happens later, each queue with slots of its own; the clock's jobs belong to housekeeping.
 * @param unhurried questions over the pool, whose commits wait for no disk
 */
export async function startWorker(
  deps: Deps,
  pool: Pool,
  unhurried: Deps['db'],
  report: (error: unknown) => void,
): Promise<Worker> {
  const tasks = tasksOf(deps, unhurried)
  const heartbeat = startHeartbeat(deps, report)
  const startQueue = (queue: Queue) => () => {
    const { slots, deadline, taken } = queues[queue]
    return run({
      pgPool: pool,
      concurrency: slots,
      pollInterval: 2_000,
      noHandleSignals: true,
      events: heartbeat.events,
      // Without a delay the library lets go of the query that ends a job: a database that is away then
      // becomes an unhandled rejection, and the end of the program. Through its batches it tries again.
      preset: {
        worker: {
          completeJobBatchDelay: ENDS_MS,
          failJobBatchDelay: 0,
          ...(taken && { localQueue: takenTogether(taken) }),
        },
      },
      logger: new Logger(() => (level, message, meta) => {
        if (level === 'error' && !meta?.job) report(new Error(message))
      }),
      taskList: tableOf(jobsOf(queue), name => boundedTask(tasks[name], deadline)),
      parsedCronItems: queue === 'housekeeping' ? schedule : [],
    })
  }
  const started: Worker[] = []
  const stop = async () => {
    await Promise.all(started.map(worker => worker.stop()))
    heartbeat.stop()
  }
  try {
    for (const queue of keysOf(queues)) started.push(await supervised(startQueue(queue), report))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

/** A queue that did not find all that it may take asks again a little later, however many jobs it is told of. */
const takenTogether = (size: number) => ({
  size,
  ttl: TAKEN_MS,
  refetchDelay: { durationMs: REST_MS, threshold: size, maxAbortThreshold: Number.POSITIVE_INFINITY },
})

/** One runner, started again whenever it ends by itself. */
async function supervised(start: () => Promise<Runner>, report: (error: unknown) => void): Promise<Worker> {
  const stopping = new AbortController()
  let runner: Runner | null = await start()

  async function supervise() {
    while (runner) {
      await runner.promise.catch(report)
      runner = null
      while (!runner && !stopping.signal.aborted) {
        await wait(PAUSE, undefined, { signal: stopping.signal }).catch(() => {})
        runner = stopping.signal.aborted ? null : ((await start().catch(report)) ?? null)
      }
      if (stopping.signal.aborted) await runner?.stop().catch(report)
    }
  }
  const supervision = supervise()
  return {
    async stop() {
      stopping.abort()
      await runner?.stop().catch(report)
      await Promise.race([supervision, wait(PATIENCE)])
    },
  }
}
