import type { Context, MiddlewareHandler } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    /** The path of the call that answers, with its placeholders: `/api/company/{id}`. */
    route?: string
  }
}

/** All that is kept of a request: no address, no query, no header, no body. */
export interface AccessLine {
  method: string
  /** A call's template, or what kind of thing was asked for. */
  route: string
  status: number
  ms: number
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']

/** One line for each answer, by the route's template: a path may hold the key of a dossier. */
export function logAccess(write: (line: AccessLine) => void): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    await next()
    // Pages read through the same calls, in this process: one visit is one line.
    if (!context.env?.incoming) return
    write({
      method: METHODS.includes(context.req.method) ? context.req.method : 'other',
      route: routeOf(context),
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    })
  }
}

function routeOf(context: Context): string {
  const call = context.get('route')
  if (call) return call
  if (context.req.path.startsWith('/api/')) return '/api/*'
  return context.req.path.startsWith('/assets/') ? '/assets/*' : 'page'
}
