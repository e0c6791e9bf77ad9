import { Hono } from 'hono'
import { answerProblem } from './answer-problem'
import { type AccessLine, logAccess } from './log-access'
import { makeRequestMetrics } from './metrics'

export interface Watchers {
  report: (error: unknown) => void
  /** Writes one line for each answer. */
  access: (line: AccessLine) => void
}

/** An application without calls yet: what fails answers as a problem, and each answer is noted and counted. */
export function makeCountedApp(version: string, { report, access }: Watchers) {
  const app = new Hono({ strict: true })
  app.onError((error, context) => answerProblem(error, context, report))
  const requestMetrics = makeRequestMetrics(version)
  app.use(
    logAccess(line => {
      access(line)
      requestMetrics.count(line)
    }),
  )
  return { app, requestMetrics }
}
