import type { Hono } from 'hono'
import { Refusal } from '~/domain/refusal'
import type { Deps } from '~/usecases/deps'
import type { AccessLine } from './access-log'
import { serveHealth } from './calls/health'
import { makeCountedApp } from './counted-app'
import { originReader } from './origin'

interface WorkerAppParts {
  deps: Deps
  report: (error: unknown) => void
  access: (line: AccessLine) => void
}

/** What a copy that only runs jobs answers: /healthz, /readyz and /metrics, to those who run the site. */
export function makeWorkerApp({ deps, report, access }: WorkerAppParts): Hono {
  const { app, requestMetrics } = makeCountedApp(deps.version, { report, access })
  const originOf = originReader(deps.trustedProxies)
  serveHealth(app, deps, requestMetrics, context => originOf(context).ip)
  app.all('*', () => {
    throw new Refusal('not-found')
  })
  return app
}
