import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import type { Agency } from '~/domain/agency'
import { Refusal } from '~/domain/refusal'
import { type LoadBuild, pageHandler } from './pages'
import { answerProblem } from './problem'
import { registerCalls, type Visitor } from './register'
import { siteHandlers } from './site'

interface AppParts {
  agency: Agency
  publicUrl: string
  loadBuild: LoadBuild
  /** The folder of the built browser files; none in development. */
  assets: string | null
  mode: string
  report: (error: unknown) => void
}

/** The whole site as one Hono application: calls, browser files, pages. */
export function makeApp(parts: AppParts): Hono {
  const app = new Hono({ strict: true })
  app.onError((error, context) => answerProblem(error, context, parts.report))
  app.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin', { append: false })
  })
  registerCalls(
    app,
    { ...siteHandlers(parts.agency, parts.publicUrl) },
    { public: async () => {}, admin: refuse, operator: refuse },
    visitorOf,
  )
  app.all('/api/*', () => {
    throw new Refusal('not-found')
  })
  if (parts.assets) {
    app.use(
      '/assets/*',
      serveStatic({
        root: parts.assets,
        onFound: (_, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    )
    app.use('*', serveStatic({ root: parts.assets }))
  }
  app.all(
    '*',
    pageHandler(
      parts.loadBuild,
      ((path: string, init?: RequestInit) => app.request(path, init)) as typeof fetch,
      parts.mode,
    ),
  )
  return app
}

async function refuse() {
  throw new Refusal('unauthorised')
}

function visitorOf(context: Context): Visitor {
  const ip = context.env?.incoming ? getConnInfo(context).remote.address : undefined
  return { ip: ip ?? 'interne', userAgent: context.req.header('user-agent') ?? '' }
}
