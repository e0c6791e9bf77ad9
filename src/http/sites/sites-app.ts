import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { Refusal } from '~/domain/refusal'
import type { PublishedSites, ShownRevision } from '~/domain/site/online/published-sites'
import { SITE_PATHS } from '~/domain/site/site-paths'
import type { Deps } from '~/usecases/ground/deps'
import type { VisitCounter } from '~/usecases/site-counts/count-visits'
import { answerInTime } from '../answer-in-time'
import { originReader } from '../origin'
import { barePage } from './bare-page'
import { previewHost } from './preview-host'
import { siteForm } from './site-form'
import { siteHeaders } from './site-headers'
import { siteNoticeForm } from './site-notice-form'
import { siteQuestion } from './site-question'
import { siteRequestForm } from './site-request-form'

/** What was asked, as `serve-sites.ts` made sure of it. */
export interface AskedSite {
  host: string
  /** Null on a preview's host. */
  shown: ShownRevision | null
}

interface SitesAppParts {
  deps: Deps
  sites: Pick<PublishedSites, 'read'>
  visits: Pick<VisitCounter, 'count'>
  trustedProxies: string[]
  /** Of a request that came in. */
  askedOf: (incoming: HttpBindings['incoming']) => AskedSite
  report: (error: unknown) => void
}

/** What clients' hosts answer beside files: previews, requests, notices, and questions to a site's machine. It shares nothing with the agency's application. */
export function makeSitesApp({
  deps,
  sites,
  visits,
  trustedProxies,
  askedOf,
  report,
}: SitesAppParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: true })
  const headers = Object.entries(siteHeaders(deps.publicUrl.startsWith('https:')))
  const preview = previewHost(deps)
  const originOf = originReader(trustedProxies)
  const request = siteForm(siteRequestForm(deps), sites, originOf)
  const notice = siteForm(siteNoticeForm(deps), sites, originOf)
  const question = siteQuestion(deps, visits, originOf)
  app.onError(async (error, context) => {
    // Who comes to a full line is told so: it is no failure of ours.
    if (!(error instanceof Refusal)) report(error)
    for (const [name, value] of headers) context.header(name, value)
    return context.html(context.req.method === 'POST' ? await unsent(context) : LATER, 503, {
      'Retry-After': '60',
      'Cache-Control': 'no-store',
    })
  })
  /** The site's own page, which says how its firm is reached. */
  async function unsent(context: Context<{ Bindings: HttpBindings }>) {
    const { shown } = askedOf(context.env.incoming)
    const page = shown && (await sites.read(shown, '503.html').catch(() => null))
    return page ? new TextDecoder().decode(page) : NOT_SENT
  }
  app.use(async (context, next) => {
    for (const [name, value] of headers) context.header(name, value)
    await next()
  })
  app.use(compress())
  app.use(answerInTime())
  app.all('*', context => {
    const { host, shown } = askedOf(context.env.incoming)
    // A client's own domain may begin as a preview's host does.
    if (!shown) return preview(context, host)
    const { path } = context.req
    if (path === SITE_PATHS.notice) return notice(context, shown)
    return path === ASSISTANT ? question(context, shown) : request(context, shown)
  })
  return app
}

/** Where a site's machine is asked; its form's requests go to /_demande. */
const ASSISTANT = '/_assistant'

const page = (words: string) => barePage('Réessayez', words, true)
const LATER = page('Ce site ne répond pas pour l’instant. Réessayez dans une minute.')
const NOT_SENT = page(
  'Votre demande n’est pas partie. Réessayez dans une minute, ou téléphonez\u00a0: le numéro est sur le site.',
)
