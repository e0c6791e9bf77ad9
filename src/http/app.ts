import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { Refusal } from '~/domain/refusal'
import { noteAdministratorCall } from '~/usecases/admin/note-administrator-call'
import { checkSession } from '~/usecases/admin/sessions'
import type { Deps } from '~/usecases/deps'
import { keepWithinBudget } from '~/usecases/keep-within-budget'
import { type AccessLine, logAccess } from './access-log'
import { adminHandlers, bearerToken } from './calls/admin'
import { adminDeskHandlers } from './calls/admin-desk'
import { adminDossierHandlers } from './calls/admin-dossier'
import { adminExportHandlers } from './calls/admin-exports'
import { companyHandlers } from './calls/company'
import { contentHandlers } from './calls/content'
import { diagnosticsHandlers } from './calls/diagnostics'
import { serveHealth } from './calls/health'
import { internationalHandlers } from './calls/international'
import { invoiceHandlers } from './calls/invoice'
import { legalHandlers } from './calls/legal'
import { retentionHandlers } from './calls/retention'
import { seoHandlers } from './calls/seo'
import { siteHandlers } from './calls/site'
import { transmissionHandlers } from './calls/transmission'
import { verificationHandlers } from './calls/verification'
import { keepPrivate } from './headers'
import { serveBrowserFiles } from './pages/browser-files'
import { cachedPages } from './pages/cached-pages'
import { serveFeeds } from './pages/feeds'
import type { PageCache } from './pages/page-cache'
import { type LoadBuild, pageHandler } from './pages/pages'
import { answerProblem } from './problem'
import { registerCalls } from './register'
import { makeTally } from './tally'
import { visitorReader } from './visitor'

interface AppParts {
  deps: Deps
  /** Emptied when a text of the site changes. */
  pages: PageCache
  loadBuild: LoadBuild
  /** The folder of the built browser files; none in development. */
  assets: string | null
  mode: string
  report: (error: unknown) => void
  /** Writes one line for each answer. */
  access: (line: AccessLine) => void
}

/** The whole site as one Hono application: calls, browser files, pages. */
export function makeApp({ deps, pages, loadBuild, assets, mode, report, access }: AppParts): Hono {
  const app = new Hono({ strict: true })
  app.onError((error, context) => answerProblem(error, context, report))
  const tally = makeTally()
  app.use(
    logAccess(line => {
      access(line)
      tally.count(line)
    }),
  )
  app.use(keepPrivate)
  app.use(compress())
  const visitorOf = visitorReader(deps.trustedProxies)
  serveHealth(app, deps, tally, context => visitorOf(context).ip)
  registerCalls(
    app,
    {
      ...siteHandlers(deps),
      ...diagnosticsHandlers(deps),
      ...companyHandlers(deps),
      ...invoiceHandlers(deps),
      ...verificationHandlers(deps),
      ...adminHandlers(deps),
      ...internationalHandlers(deps),
      ...adminDeskHandlers(deps),
      ...adminDossierHandlers(deps),
      ...adminExportHandlers(deps),
      ...seoHandlers(deps),
      ...contentHandlers(deps, pages.clear),
      ...transmissionHandlers(deps),
      ...retentionHandlers(deps),
      ...legalHandlers(deps),
    },
    {
      public: async () => {},
      admin: context => checkSession(deps, bearerToken(context)),
      operator: async () => {
        throw new Refusal('unauthorised')
      },
    },
    visitorOf,
    (name, visitor) => keepWithinBudget(deps, name, visitor),
    (name, params, visitor) => noteAdministratorCall(deps, visitor, name, params),
  )
  app.all('/api/*', () => {
    throw new Refusal('not-found')
  })
  serveFeeds(app, deps)
  if (assets) {
    app.use(cachedPages(pages))
    serveBrowserFiles(app, assets)
  }
  const inProcess = ((path: string, init?: RequestInit) => app.request(path, init)) as typeof fetch
  app.all('*', pageHandler(loadBuild, inProcess, mode, report))
  return app
}
