import type { Hono } from 'hono'
import { Refusal } from '~/domain/refusal'
import type { Deps } from '~/usecases/ground/deps'
import { serveHealth } from './calls/serve-health'
import { makeCountedApp } from './counted-app'
import type { HttpSettings } from './http-settings'
import type { AccessLine } from './log-access'
import { originReader } from './origin'

interface WorkerAppParts {
  deps: Deps
  settings: HttpSettings
  report: (error: unknown) => void
  access: (line: AccessLine) => void
}

/** What a copy that only runs jobs answers: /healthz, /readyz and /metrics, to those who run the site. */
export function makeWorkerApp({ deps, settings, report, access }: WorkerAppParts): Hono {
  const { app, requestMetrics } = makeCountedApp(deps.version, { report, access })
  const originOf = originReader(settings.trustedProxies)
  serveHealth(app, deps, { ...settings, requestMetrics, addressOf: context => originOf(context).ip })
  app.all('*', () => {
    throw new Refusal('not-found')
  })
  return app
}
