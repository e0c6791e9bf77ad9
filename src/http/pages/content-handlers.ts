import {
  createRequestHandler,
  type LoaderFunction,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  type ServerBuild,
} from 'react-router'
import { remembered } from '~/usecases/content/remembered'
import { contentPage } from './content-page'

/** Addresses whose screen is remembered: as many as the page cache holds. */
const ADDRESSES = 2_000

/**
 * Answers each content page from a build of its own that holds no other screen: the router goes through every route it
 * knows several times for each page, some eighty here, where a page without framework code needs its own and the root.
 */
export function contentHandlers(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const routes = routeObjects(build.routes)
  const screens = remembered<string>(ADDRESSES)
  const handlers = new Map<string, RequestHandler>()

  function handlerOf(screen: string): RequestHandler {
    const known = handlers.get(screen)
    if (known) return known
    const handler = isContent(build, screen) ? pageOf(screen) : whole
    handlers.set(screen, handler)
    return handler
  }

  function pageOf(screen: string): RequestHandler {
    const own = only(build, screen)
    return contentPage(own, routeObjects(own.routes), mode)
  }

  return (request, context) => {
    const { pathname } = new URL(request.url)
    // What a hydrated page reads of the page that it goes to: its address is not that page's.
    if (pathname.endsWith('.data')) return whole(request, context)
    const screen = screens(pathname, () => matchRoutes(routes, pathname)?.at(-1)?.route.id ?? '')
    return handlerOf(screen)(request, context)
  }
}

/** Without framework code, and right under the root. */
function isContent({ routes }: ServerBuild, id: string): boolean {
  const route = routes[id]
  const handle: { hydrate?: unknown } = route?.module.handle ?? {}
  return route?.parentId === 'root' && handle.hydrate === false
}

function only(build: ServerBuild, id: string): ServerBuild {
  const pick = <Route>(routes: Record<string, Route | undefined>) =>
    Object.fromEntries(Object.entries(routes).filter(([name]) => name === 'root' || name === id))
  return {
    ...build,
    routes: loadingOnce(pick(build.routes)),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  }
}

/** Each loads once for a request, whoever asks: the router is given what broke, not a second try. */
function loadingOnce(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const load = route?.module.loader
      return [id, load ? { ...route, module: { ...route.module, loader: once(load) } } : route]
    }),
  )
}

function once(load: LoaderFunction): LoaderFunction {
  const loaded = new WeakMap<Request, ReturnType<LoaderFunction>>()
  return args => {
    const known = loaded.get(args.request)
    if (known) return known
    const loading = load(args)
    loaded.set(args.request, loading)
    return loading
  }
}

/** The routes as they lie in each other. */
function routeObjects(routes: ServerBuild['routes'], parent?: string): RouteObject[] {
  return Object.values(routes).flatMap(route => {
    if (!route || route.parentId !== parent) return []
    const { id, path, caseSensitive, index, module } = route
    const own = {
      id,
      ...(path !== undefined && { path }),
      ...(caseSensitive && { caseSensitive }),
      ...(module.loader && { loader: module.loader }),
      handle: module.handle,
    }
    return [index ? { ...own, index: true } : { ...own, children: routeObjects(routes, id) }]
  })
}
