import { join } from 'node:path'
import type { Config } from './config'
import { appRoot } from './config/app-root'
import { makeApp } from './http/app'
import { makeLiveStreams } from './http/live-streams'
import { trustOf } from './http/origin'
import { servePreparedPages } from './http/pages/cached-pages'
import type { PageCache } from './http/pages/page-cache'
import type { LoadBuild } from './http/pages/pages'
import { serve } from './http/serve'
import { makeWorkerApp } from './http/worker-app'
import type { Log } from './log'
import type { Deps } from './usecases/ground/deps'

/** @returns what stops listening once the requests under way are answered. */
export async function listen(config: Config, deps: Deps, pages: PageCache, log: Log) {
  const { host, port, publicUrl } = config
  if (config.role === 'worker')
    return serve(makeWorkerApp({ deps, settings: config, ...log }), { host, port, publicUrl })
  const vite = config.production ? null : await startVite()
  const streams = makeLiveStreams(log.report)
  const app = makeApp({
    deps,
    settings: config,
    pages,
    streams,
    loadBuild: vite?.loadBuild ?? (() => import(join(appRoot, 'build/server/index.js'))),
    assets: config.production ? join(appRoot, 'build/client') : null,
    mode: config.production ? 'production' : 'development',
    ...log,
  })
  const close = await serve(app, {
    host,
    port,
    publicUrl,
    isTrusted: trustOf(config.trustedProxies),
    before: vite?.server.middlewares ?? servePreparedPages(pages, log.access),
  })
  return async () => {
    // First: nothing else would end them.
    await streams.close()
    await close()
    await vite?.server.close()
  }
}

async function startVite() {
  const { createServer: createViteServer } = await import('vite')
  const server = await createViteServer({ server: { middlewareMode: true } })
  const loadBuild = (() => server.ssrLoadModule('virtual:react-router/server-build')) as LoadBuild
  return { server, loadBuild }
}
