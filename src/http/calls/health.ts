import type { Context, Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { Refusal } from '~/domain/refusal'
import type { Deps } from '~/usecases/deps'
import { checkReadiness } from '~/usecases/diagnostics/check-readiness'
import { readFigures } from '~/usecases/diagnostics/read-figures'
import type { Tally } from '../tally'

/**
 * For those who run the site: /healthz says that the process answers, /readyz tries what it leans on (at
 * most once in a second, whoever asks), /metrics is Prometheus text for loopback or METRICS_TOKEN.
 */
export function serveHealth(app: Hono, deps: Deps, tally: Tally, addressOf: (context: Context) => string) {
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
  app.get('/metrics', async context => {
    if (!(await mayRead(context, deps.metricsToken, addressOf(context)))) throw new Refusal('not-found')
    context.header('Cache-Control', 'no-store')
    const figures = await readFigures(deps)
    return context.text(`${tally.text()}${Object.entries(figures).map(gauge).join('')}`)
  })
}

/** With a token set, the token alone counts: a proxy on this machine also comes from loopback. */
async function mayRead(context: Context, token: string | null, address: string): Promise<boolean> {
  if (token !== null) return timingSafeEqual(context.req.header('authorization') ?? '', `Bearer ${token}`)
  const forwarded = context.req.header('x-forwarded-for') !== undefined
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(address)
}

const gauge = ([name, value]: [string, number]) =>
  `# TYPE siteligible_${name} gauge\nsiteligible_${name} ${value}\n`
