import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { AccessLine } from '../log-access'
import { answerPacked, type CompressedPage, packPage } from './compressed-page'
import type { CountPage } from './count-pages'
import type { PageCache } from './page-cache'

/**
 * Answers pages from the cache and fills it. What may be kept is what rendering marks `public`: pages
 * without framework JavaScript, hence without a nonce. An address with a query is always rendered: an
 * endless number of them could push out the pages that people read.
 */
export function cachedPages(cache: PageCache): MiddlewareHandler {
  const packing = new Map<string, Promise<CompressedPage | null>>()

  /** Renders through the rest of the application; null when the answer is not one to keep. */
  async function render(path: string, context: Context, next: () => Promise<void>) {
    const since = cache.epoch()
    const asked = context.req.raw
    context.req.raw = plainGet(asked)
    try {
      await next()
    } finally {
      // What its visitor's browser can unpack is his own affair again.
      context.req.raw = asked
    }
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

/**
 * Answers what the cache holds straight from the socket, before the application: measured four times
 * as many pages a second as through it.
 */
export function servePreparedPages(
  cache: PageCache,
  access: (line: AccessLine) => void,
  countPage: CountPage = () => {},
) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => {
    const { method, url, headers } = incoming
    if (method !== 'GET' && method !== 'HEAD') return next()
    const page = cache.get(url ?? '')
    if (!page) return next()
    const start = performance.now()
    const encodings = [headers['accept-encoding']].flat().join(',')
    const reply = answerPacked(page, encodings, headers['if-none-match'])
    outgoing.writeHead(reply.status, reply.headers)
    outgoing.end(method === 'HEAD' ? null : reply.body)
    access({ method, route: 'page', status: reply.status, ms: Math.round(performance.now() - start) })
    countPage(incoming)
  }
}

function answer(page: CompressedPage, { req }: Context): Response {
  const reply = answerPacked(page, req.header('accept-encoding'), req.header('if-none-match'))
  return new Response(reply.body as Uint8Array<ArrayBuffer> | null, reply)
}

/** What a page may depend on beside its address; everything else is between the visitor's browser and us. */
const READ_BY_PAGES = ['accept-language', 'cookie', 'user-agent']

/**
 * The request as the page is rendered for all who ask: a whole GET. A HEAD, a range, a condition or a
 * header of the router's own would otherwise decide what the next visitor is shown.
 */
function plainGet({ url, headers, signal }: Request): Request {
  const kept = READ_BY_PAGES.flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new Request(url, { headers: kept, signal })
}

function mayBeKept(response: Response): boolean {
  return (
    response.status === 200 &&
    response.body !== null &&
    !response.headers.has('content-encoding') &&
    /^text\/html/.test(response.headers.get('content-type') ?? '') &&
    /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
  )
}
