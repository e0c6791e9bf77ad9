import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '../config'
import { appRoot, isBuilt } from '../config/app-root'
import { hostAddress, hostPlan } from '../domain/site/online/host-owner'
import type { PublishedSites } from '../domain/site/online/published-sites'
import { makeApp } from '../http/app'
import { type HeldPort, holdPort } from '../http/held-port'
import { makeLiveStreams } from '../http/live-streams'
import { trustOf } from '../http/origin'
import { servePreparedPages } from '../http/pages/cached-pages'
import { pageCounter } from '../http/pages/count-pages'
import type { PageCache } from '../http/pages/page-cache'
import type { LoadBuild } from '../http/pages/pages'
import { serve } from '../http/serve'
import { serveSites } from '../http/sites/serve-sites'
import { type AskedSite, makeSitesApp } from '../http/sites/sites-app'
import { makeWorkerApp } from '../http/worker-app'
import type { Log } from '../log'
import type { Deps } from '../usecases/ground/deps'
import type { VisitCounter } from '../usecases/site-counts/count-visits'

/** With `PORT=0`, the settings with the port that the system gave, in the address of the site too unless that is another's. */
export async function findPort(config: Config): Promise<{ config: Config; held: HeldPort | null }> {
  if (config.port !== 0) return { config, held: null }
  const held = await holdPort(config.host)
  const publicUrl = config.publicUrl.replace(/:0$/, `:${held.port}`)
  return { config: { ...config, port: held.port, publicUrl }, held }
}

/** What visitors are shown, ours and our clients'. */
interface ShownPages {
  pages: PageCache
  sites: PublishedSites
  visits: Pick<VisitCounter, 'count'>
}

/** @returns what stops listening once the requests under way are answered. */
export async function listen(
  config: Config,
  held: HeldPort | null,
  deps: Deps,
  { pages, sites, visits }: ShownPages,
  log: Log,
) {
  const { host, port, publicUrl } = config
  if (config.role === 'worker')
    return serve(makeWorkerApp({ deps, settings: config, ...log }), { host, port, publicUrl, held })
  const vite = config.production ? null : await startVite()
  const streams = makeLiveStreams(log.report)
  const app = makeApp({
    deps,
    settings: config,
    pages,
    streams,
    loadBuild:
      vite?.loadBuild ??
      (() => import(join(appRoot, isBuilt ? 'build/app/pages.js' : 'build/server/index.js'))),
    assets: config.production ? join(appRoot, 'build/client') : null,
    mode: config.production ? 'production' : 'development',
    ...log,
  })
  const close = await serve(app, {
    host,
    port,
    publicUrl,
    held,
    isTrusted: trustOf(config.trustedProxies),
    sites: serveSites({
      beside: besideFiles(deps, { sites, visits }, config, log.report),
      plan: hostPlan(publicUrl, config.sitesHost),
      sites,
      visits,
      addressOf: asked => hostAddress(publicUrl, asked),
      secure: publicUrl.startsWith('https:'),
      ...log,
    }),
    before:
      vite?.server.middlewares ??
      servePreparedPages(pages, log.access, pageCounter(deps.audience, publicUrl)),
  })
  const coolDown = config.production && config.warmUp ? warmUp(path => app.request(path)) : () => {}
  return async () => {
    coolDown()
    // First: nothing else would end them.
    await streams.close()
    await close()
    await vite?.server.close()
  }
}

/** A first visitor would wait for what renders to be loaded, and for the engine to compile it. */
const WARMING_PAGES = ['/', '/dossier', '/blog', '/villes']
const ROUNDS = 5
const PAUSE_MS = 100

/**
 * Renders pages for nobody once the start was said, visitors between two of them. With a query a page is never kept.
 * @returns what calls it off
 */
function warmUp(render: (path: string) => Response | Promise<Response>): () => void {
  let wanted = true
  void (async () => {
    for (let round = 0; round < ROUNDS; round++)
      for (const path of WARMING_PAGES) {
        await wait(PAUSE_MS, undefined, { ref: false })
        // What failed was reported as for a visitor.
        if (wanted) await (await render(`${path}?echauffement=${round}`)).arrayBuffer().catch(() => {})
      }
  })().catch(() => {})
  return () => {
    wanted = false
  }
}

async function startVite() {
  const { createServer: createViteServer } = await import('vite')
  const server = await createViteServer({ server: { middlewareMode: true } })
  const loadBuild = (() => server.ssrLoadModule('virtual:react-router/server-build')) as LoadBuild
  return { server, loadBuild }
}

/** What clients' hosts answer beside files, through an application of their own. */
function besideFiles(
  deps: Deps,
  shown: Pick<ShownPages, 'sites' | 'visits'>,
  { trustedProxies }: Config,
  report: (error: unknown) => void,
) {
  const asked = new WeakMap<IncomingMessage | Http2ServerRequest, AskedSite>()
  const askedOf = (incoming: IncomingMessage | Http2ServerRequest) => {
    const known = asked.get(incoming)
    if (!known) throw new Error('a request that no host was made sure of')
    return known
  }
  const app = makeSitesApp({ deps, ...shown, trustedProxies, askedOf, report })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return (incoming: IncomingMessage, outgoing: ServerResponse, about: AskedSite) => {
    asked.set(incoming, about)
    void listener(incoming, outgoing)
  }
}
