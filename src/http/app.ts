import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { Refusal } from '~/domain/refusal'
import { noteAdministratorCall } from '~/usecases/admin/note-administrator-call'
import { checkSession } from '~/usecases/admin/sessions'
import type { Deps } from '~/usecases/deps'
import { keepWithinBudget } from '~/usecases/keep-within-budget'
import { type AccessLine, logAccess } from './access-log'
import { adminHandlers, bearerToken } from './admin'
import { adminDeskHandlers } from './admin-desk'
import { adminDossierHandlers } from './admin-dossier'
import { adminExportHandlers } from './admin-exports'
import { serveBrowserFiles } from './browser-files'
import { cachedPages } from './cached-pages'
import { companyHandlers } from './company'
import { contentHandlers } from './content'
import { diagnosticsHandlers } from './diagnostics'
import { serveFeeds } from './feeds'
import { keepPrivate } from './headers'
import { serveHealth } from './health'
import { internationalHandlers } from './international'
import { invoiceHandlers } from './invoice'
import { legalHandlers } from './legal'
import type { PageCache } from './page-cache'
import { type LoadBuild, pageHandler } from './pages'
import { answerProblem } from './problem'
import { registerCalls } from './register'
import { retentionHandlers } from './retention'
import { seoHandlers } from './seo'
import { siteHandlers } from './site'
import { makeTally } from './tally'
import { transmissionHandlers } from './transmission'
import { verificationHandlers } from './verification'
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
