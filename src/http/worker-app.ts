import { Hono } from 'hono'
import { Refusal } from '~/domain/refusal'
import type { Deps } from '~/usecases/deps'
import { type AccessLine, logAccess } from './access-log'
import { serveHealth } from './calls/health'
import { makeRequestMetrics } from './metrics'
import { originReader } from './origin'
import { answerProblem } from './problem'

interface WorkerAppParts {
  deps: Deps
  report: (error: unknown) => void
  access: (line: AccessLine) => void
}

/** What a copy that only runs jobs answers: /healthz, /readyz and /metrics, to those who run the site. */
export function makeWorkerApp({ deps, report, access }: WorkerAppParts): Hono {
  const app = new Hono({ strict: true })
  app.onError((error, context) => answerProblem(error, context, report))
  const requestMetrics = makeRequestMetrics(deps.version)
  app.use(
    logAccess(line => {
      access(line)
      requestMetrics.count(line)
    }),
  )
  const originOf = originReader(deps.trustedProxies)
  serveHealth(app, deps, requestMetrics, context => originOf(context).ip)
  app.all('*', () => {
    throw new Refusal('not-found')
  })
  return app
}
