import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { ShownRevision } from '~/domain/site/online/published-sites'
import type { Deps } from '~/usecases/ground/deps'
import { answerInTime } from '../deadline'
import { isPreviewHost, previewHost } from './preview-host'
import { siteHeaders } from './site-headers'

/** What was asked, as `serve-sites.ts` made sure of it. */
export interface AskedSite {
  host: string
  /** Null on a preview's host. */
  shown: ShownRevision | null
}

interface SitesAppParts {
  deps: Deps
  /** Of a request that came in. */
  askedOf: (incoming: HttpBindings['incoming']) => AskedSite
  report: (error: unknown) => void
}

/** What clients' hosts answer beside files: previews. It shares nothing with the agency's application. */
export function makeSitesApp({ deps, askedOf, report }: SitesAppParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: true })
  const headers = Object.entries(siteHeaders(deps.publicUrl.startsWith('https:')))
  const preview = previewHost(deps)
  app.onError((error, context) => {
    report(error)
    for (const [name, value] of headers) context.header(name, value)
    return context.html(LATER, 503, { 'Retry-After': '60', 'Cache-Control': 'no-store' })
  })
  app.use(async (context, next) => {
    for (const [name, value] of headers) context.header(name, value)
    await next()
  })
  app.use(compress())
  app.use(answerInTime())
  app.all('*', context => {
    const { host } = askedOf(context.env.incoming)
    return isPreviewHost(host) ? preview(context, host) : context.notFound()
  })
  return app
}

const LATER =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Réessayez</title><p>Ce site ne répond pas pour l’instant. Réessayez dans une minute.</p></html>\n'
