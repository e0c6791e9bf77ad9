import type { Context, Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { pairsOf } from '~/domain/closed-list'
import { OPERATION_FIGURES, type OperationFigures } from '~/domain/operation-figures'
import { Refusal } from '~/domain/refusal'
import { modelFigures } from '~/usecases/diagnostics/model-figures'
import { readOperationFigures } from '~/usecases/diagnostics/read-operation-figures'
import type { Deps } from '~/usecases/ground/deps'
import { checkNeighbours, checkReadiness } from '~/usecases/installation/check-readiness'
import type { HttpSettings } from '../http-settings'
import type { RequestMetrics } from '../metrics'

const FIGURES_MS = 2_000

interface HealthParts extends Pick<HttpSettings, 'metricsToken'> {
  requestMetrics: RequestMetrics
  addressOf: (context: Context) => string
}

/**
 * For those who run the site: /healthz says that the process answers, /readyz that this copy can serve
 * (tried at most once in a second, whoever asks); for loopback or METRICS_TOKEN, /healthz/deep tries its neighbours
 * and /metrics is Prometheus text.
 */
export function serveHealth(app: Hono, deps: Deps, { metricsToken, requestMetrics, addressOf }: HealthParts) {
  let last: { at: number; parts: ReturnType<typeof checkReadiness> } | undefined
  const readiness = () => {
    const at = performance.now()
    if (!last || at - last.at > 1_000) last = { at, parts: checkReadiness(deps) }
    return last.parts
  }
  app.get('/healthz', context => {
    context.header('Cache-Control', 'no-store')
    return context.json({ status: 'ok' })
  })
  app.get('/readyz', async context => {
    const parts = await readiness()
    context.header('Cache-Control', 'no-store')
    const ready = Object.values(parts).every(state => state === 'ok')
    return context.json({ status: ready ? 'ok' : 'failed', parts }, ready ? 200 : 503)
  })
  app.get('/healthz/deep', async context => {
    if (!(await mayRead(context, metricsToken, addressOf(context)))) throw new Refusal('not-found')
    const parts = { ...(await readiness()), ...(await checkNeighbours(deps)) }
    context.header('Cache-Control', 'no-store')
    const sound = Object.values(parts).every(state => state === 'ok')
    return context.json({ status: sound ? 'ok' : 'failed', parts }, sound ? 200 : 503)
  })
  app.get('/metrics', async context => {
    if (!(await mayRead(context, metricsToken, addressOf(context)))) throw new Refusal('not-found')
    context.header('Cache-Control', 'no-store')
    const figures = { ...modelFigures(deps), ...(await figuresOrNone(deps)) }
    return context.text(`${await requestMetrics.text()}${pairsOf(figures).map(gauge).join('')}`)
  })
}

/** With a token set, the token alone counts: a proxy on this machine also comes from loopback. */
async function mayRead(context: Context, token: string | null, address: string): Promise<boolean> {
  if (token !== null) return timingSafeEqual(context.req.header('authorization') ?? '', `Bearer ${token}`)
  const forwarded = context.req.header('x-forwarded-for') !== undefined
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(address)
}

/** What the database tells, or only that it does not answer: whoever watches must see that too. */
async function figuresOrNone(deps: Deps): Promise<OperationFigures> {
  const none = new Promise<null>(resolve => setTimeout(() => resolve(null), FIGURES_MS).unref())
  const figures = await Promise.race([readOperationFigures(deps).catch(() => null), none])
  return figures ? { database_up: 1, ...figures } : { database_up: 0 }
}

const gauge = ([name, value]: [keyof OperationFigures, number]) =>
  `# HELP siteligible_${name} ${OPERATION_FIGURES[name]}\n# TYPE siteligible_${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}\nsiteligible_${name} ${value}\n`
