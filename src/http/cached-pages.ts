import type { Context, MiddlewareHandler } from 'hono'
import { answerPacked, type PackedPage, packPage } from './packed-page'
import type { PageCache } from './page-cache'

/**
 * Answers pages from the cache and fills it. What may be kept is what rendering marks `public`: pages
 * without framework JavaScript, hence without a nonce. An address with a query is always rendered: an
 * endless number of them could push out the pages that people read.
 */
export function cachedPages(cache: PageCache): MiddlewareHandler {
  const packing = new Map<string, Promise<PackedPage | null>>()

  /** Renders through the rest of the application; null when the answer is not one to keep. */
  async function render(path: string, context: Context, next: () => Promise<void>) {
    const since = cache.epoch()
    await next()
    if (!mayBeKept(context.res)) return null
    const page = await packPage(context.res)
    cache.put(path, page, since)
    return page
  }

  return async (context, next) => {
    const { method, path, url } = context.req
    if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return next()
    const under = packing.get(path)
    const ready = cache.get(path) ?? (under && (await under))
    if (ready) return answer(ready, context)
    const rendering = render(path, context, next)
    if (!under) {
      packing.set(path, rendering)
      const done = () => packing.delete(path)
      rendering.then(done, done)
    }
    const page = await rendering
    if (!page) return
    context.res = undefined
    context.res = answer(page, context)
  }
}

function answer(page: PackedPage, context: Context): Response {
  return answerPacked(
    page,
    context.req.header('accept-encoding') ?? '',
    context.req.header('if-none-match') ?? '',
  )
}

function mayBeKept(response: Response): boolean {
  return (
    response.status === 200 &&
    /^text\/html/.test(response.headers.get('content-type') ?? '') &&
    /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
  )
}
