import type { Context, Hono } from 'hono'
import { drawExample, type ExampleFile } from '~/usecases/examples/draw-example'
import type { Deps } from '~/usecases/ground/deps'

/** Nothing but what the site itself holds: no script, no style in a line, no frame around it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type ExampleDeps = Pick<Deps, 'exampleSites' | 'siteAssets' | 'agency' | 'clock'>

/** The example sites, drawn by the engine of the clients' sites; a page goes through the cache like the other ones. */
export function serveExampleSites(app: Hono, deps: ExampleDeps) {
  // A page asks for five files of one drawing, which is kept for an hour.
  const drawn = new Map<string, { hour: string; files: ExampleFile[] }>()
  const filesOf = (trade: string) => {
    const hour = deps.clock().toISOString().slice(0, 13)
    const kept = drawn.get(trade)
    if (kept?.hour === hour) return kept.files
    const files = drawExample(deps, trade)
    if (files) drawn.set(trade, { hour, files })
    return files
  }
  const answer = (context: Context, path: string, cacheControl: string) => {
    const file = filesOf(context.req.param('trade') ?? '')?.find(one => one.path === path)
    if (!file) return null
    const body = typeof file.body === 'string' ? file.body : new Uint8Array(file.body)
    return context.body(body, 200, {
      'Content-Type': file.type,
      'Cache-Control': cacheControl,
      'Content-Security-Policy': POLICY,
    })
  }
  app.get(
    '/exemples/:trade',
    async (context, next) => answer(context, 'index.html', 'public, no-cache') ?? next(),
  )
  // Named by content: they never change.
  app.get(
    '/exemples/:trade/_f/:name',
    async (context, next) =>
      answer(context, `_f/${context.req.param('name')}`, 'public, max-age=31536000, immutable') ?? next(),
  )
}
