import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'

/**
 * Serves the built browser files in the encodings made at build; hashed names never change. Which there are is read once:
 * a page would otherwise ask the disk, each time, whether there is a file of its name.
 */
export function serveBrowserFiles(app: Hono, root: string) {
  const files = serveStatic({ root, precompressed: true })
  const names = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }).map(name => `/${name}`))
  const kept = (cacheControl: string): MiddlewareHandler => {
    return async (context, next) => {
      if (!names.has(context.req.path)) return next()
      const found = await files(context, next)
      if (found instanceof Response) found.headers.set('Cache-Control', cacheControl)
      return found
    }
  }
  app.use('/assets/*', kept('public, max-age=31536000, immutable'))
  app.use('*', kept('public, max-age=86400'))
}
