import { existsSync, readdirSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'

/**
 * Serves the built browser files in the encodings made at build; hashed names never change. Which there are is read once:
 * a page would otherwise ask the disk, each time, whether there is a file of its name.
 */
export function serveBrowserFiles(app: Hono, root: string) {
  const files = serveStatic({ root, precompressed: true })
  // With their types: else each of them is asked for by itself whether it is a folder.
  const names = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join('/', relative(root, parentPath), name)),
  )
  const kept = (cacheControl: string): MiddlewareHandler => {
    return async (context, next) => {
      if (!names.has(context.req.path)) return next()
      const found = await files(context, next)
      if (found instanceof Response) found.headers.set('Cache-Control', cacheControl)
      return found
    }
  }
  app.use('/assets/*', kept(FOR_EVER))
  app.use('/assets/*', ofAnotherRelease(root))
  app.use('*', kept('public, max-age=86400'))
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * A page that was opened before an update asks for the files of its own release after it: they are served from
 * `releases/<another>/build/client`, for as long as ops/update.sh leaves it there. Nothing where the program does not lie
 * in such a folder.
 */
function ofAnotherRelease(root: string): MiddlewareHandler {
  const releases = resolve(root, '../../..')
  return async (context, next) => {
    const { path } = context.req
    if (basename(releases) !== 'releases' || !/^\/assets\/[\w-][\w.-]*$/.test(path)) return next()
    const there = readdirSync(releases)
      .map(name => join(releases, name, 'build/client'))
      .find(client => existsSync(join(client, path)))
    if (!there) return next()
    const found = await serveStatic({ root: there, precompressed: true })(context, next)
    if (found instanceof Response) found.headers.set('Cache-Control', FOR_EVER)
    return found
  }
}
