import type { JobHelpers } from 'graphile-worker'
import { NotYet } from '~/domain/not-yet'

type AnyTask = (payload: never, helpers: JobHelpers) => unknown

/**
 * A task with a deadline, after which its slot is free and the job is tried again later. A job that is `NotYet`
 * waits for its moment, and keeps the tries that it has.
 * @param deadline milliseconds
 */
export function boundedTask(task: AnyTask, deadline: number) {
  return async (payload: unknown, helpers: JobHelpers) => {
    try {
      await within(deadline, () => task(payload as never, helpers))
    } catch (error) {
      if (!(error instanceof NotYet)) throw error
      const { task_identifier, key, attempts, max_attempts } = helpers.job
      await helpers.addJob<string & {}>(task_identifier, payload, {
        ...(key ? { jobKey: key } : {}),
        runAt: error.until,
        maxAttempts: Math.max(1, max_attempts - attempts + 1),
      })
    }
  }
}

async function within(ms: number, work: () => unknown) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${ms / 1_000} s`)), ms)
  })
  try {
    await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
