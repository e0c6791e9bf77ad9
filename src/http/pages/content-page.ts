import {
  createRequestHandler,
  createStaticHandler,
  type EntryContext,
  type RequestHandler,
  type RouteObject,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router'

/**
 * Answers one content page without what the router does for its framework code: it would write all that the screen
 * loaded as a stream, which such a page leaves out. Whatever is not a whole page (a refusal, a redirect, a form, what
 * breaks) is the router's to answer, from what was loaded.
 * @param build of that page's routes alone
 */
export function contentPage(build: ServerBuild, routes: RouteObject[], mode: string): RequestHandler {
  const router = createRequestHandler(build, mode)
  const pages = createStaticHandler(routes, { future: build.future })
  const entryOf = entries(build, pages._internalRouteBranches)
  return async (request, context) => {
    if (request.method !== 'GET' || !context) return router(request, context)
    try {
      const loaded = await pages.query(request, { requestContext: context })
      if (loaded instanceof Response || loaded.errors) return router(request, context)
      const headers = headersOf(build, loaded)
      return await build.entry.module.default(request, loaded.statusCode, headers, entryOf(loaded), context)
    } catch {
      // Told to the operator by the router, to whom it happens again.
      return router(request, context)
    }
  }
}

/** What the router gives `entry.server`, but for the stream of data. */
function entries(build: ServerBuild, branches: EntryContext['branches']) {
  const { assets, future, ssr, routeDiscovery } = build
  const routeModules = Object.fromEntries(
    Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : [])),
  )
  return (staticHandlerContext: StaticHandlerContext): EntryContext => ({
    manifest: assets,
    branches,
    routeModules,
    staticHandlerContext,
    future,
    ssr,
    isSpaMode: false,
    routeDiscovery,
    renderMeta: {},
  })
}

/** Those of the screen: what a loader says of its answer passes through its `headers`. The root has none. */
function headersOf(build: ServerBuild, { matches, loaderHeaders }: StaticHandlerContext): Headers {
  const id = matches.at(-1)?.route.id ?? ''
  const headers = build.routes[id]?.module.headers
  const given = {
    loaderHeaders: loaderHeaders[id] ?? new Headers(),
    parentHeaders: new Headers(),
    actionHeaders: new Headers(),
    errorHeaders: undefined,
  }
  return new Headers(typeof headers === 'function' ? headers(given) : headers)
}
