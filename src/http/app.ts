import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Send } from '~/contract/client'
import { Refusal } from '~/domain/refusal'
import { hostAddress, hostUnder } from '~/domain/site/online/host-owner'
import { resolveDossier } from '~/usecases/address/resolve-dossier'
import { noteAdministratorCall } from '~/usecases/admin/note-administrator-call'
import { readingNoter } from '~/usecases/admin/reading-noter'
import type { Deps } from '~/usecases/ground/deps'
import { keepWithinBudget } from '~/usecases/ground/keep-within-budget'
import { answerInTime } from './answer-in-time'
import { callHandlers } from './call-handlers'
import { serveHealth } from './calls/serve-health'
import { closeUnread } from './close-unread'
import { makeCountedApp } from './counted-app'
import type { HttpSettings } from './http-settings'
import { keepPrivate } from './keep-private'
import type { LiveStreams } from './live-streams'
import type { AccessLine } from './log-access'
import { directReader, originReader } from './origin'
import { cachedPages } from './pages/cached-pages'
import { leadToOneSpelling } from './pages/canonical-path'
import { countPages, pageCounter } from './pages/count-pages'
import type { PageCache } from './pages/page-cache'
import { type LoadBuild, pageHandler } from './pages/pages'
import { serveBrowserFiles } from './pages/serve-browser-files'
import { serveExampleSites } from './pages/serve-example-sites'
import { serveFeeds } from './pages/serve-feeds'
import { servePictureFiles } from './pages/serve-picture-files'
import { readerGuards } from './reader-guards'
import { registerCalls } from './register'

interface AppParts {
  deps: Deps
  settings: HttpSettings
  /** Emptied when a text of the site changes. */
  pages: PageCache
  streams: LiveStreams
  loadBuild: LoadBuild
  /** The folder of the built browser files; none in development. */
  assets: string | null
  mode: string
  report: (error: unknown) => void
  /** Writes one line for each answer. */
  access: (line: AccessLine) => void
}

/** The whole site as one Hono application: calls, browser files, pages. */
export function makeApp({
  deps,
  settings,
  pages,
  streams,
  loadBuild,
  assets,
  mode,
  report,
  access,
}: AppParts): Hono {
  const { app, requestMetrics } = makeCountedApp(deps.version, { report, access })
  app.use(keepPrivate)
  app.use(closeUnread)
  app.use(compress())
  app.use(answerInTime())
  const originOf = originReader(settings.trustedProxies)
  serveHealth(app, deps, { ...settings, requestMetrics, addressOf: context => originOf(context).ip })
  const noteReading = readingNoter()
  registerCalls(app, {
    handlers: callHandlers(deps, {
      isDirect: directReader(settings.trustedProxies),
      clearPages: pages.clear,
      streams,
    }),
    guards: readerGuards(deps, settings.telephonySecret, originOf),
    spendBudget: (name, by, proof) => keepWithinBudget(deps, name, by, proof),
    note: (name, params, by, onceADay) =>
      onceADay ? noteReading(deps, by, name) : noteAdministratorCall(deps, by, name, params),
    dossierOf: key => resolveDossier(deps, key),
    publicUrl: deps.publicUrl,
  })
  app.all('/api/*', () => {
    throw new Refusal('not-found')
  })
  serveFeeds(app, deps)
  servePictureFiles(app, deps)
  app.use(leadToOneSpelling)
  // Before the pages, which are rendered without the headers that choose a packed copy or a range.
  if (assets) serveBrowserFiles(app, assets)
  app.use(countPages(pageCounter(deps.audience, deps.publicUrl)))
  if (assets) app.use(cachedPages(pages))
  serveExampleSites(app, deps, originOf)
  const inProcess =
    (context: Context): Send =>
    async (path, init) =>
      app.request(path, init, { visitor: originOf(context) })
  const previews = hostAddress(deps.publicUrl, hostUnder(deps.sitesHost, '*'))
  const { audience, publicUrl } = deps
  app.all('*', pageHandler(loadBuild, inProcess, { pages, mode, publicUrl, previews, audience, report }))
  return app
}
